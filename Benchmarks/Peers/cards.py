"""Draws the card of picture-benchmarks with skia-python or Pillow, at places found beforehand: no
layout is done here. Fonts, photo and shadow are made once. Prints cards a second of processor time
and bytes a card.

    cards.py skia|pillow PHOTO.png COUNT [FILE]
"""
import io, sys, time

NAMES = ["Juca da Silva", "Nayara Souza", "Ronan Nunes", "Zoë Grönlund", "Иван Петров", "Ελένη Παππά"]
REGULAR = "/usr/share/fonts/truetype/liberation2/LiberationSans-Regular.ttf"
BOLD = "/usr/share/fonts/truetype/liberation2/LiberationSans-Bold.ttf"


def texts(number):
    return [
        (f"{NAMES[number % len(NAMES)]} {number}", True, 28, (0, 0, 0), 159),
        ("Engineer of share images", False, 19, (89, 89, 89), 199),
        (f"someone.{number}@example.com", False, 17, (89, 89, 89), 228),
        (f"+55 (48) 1111-{1000 + number % 9000}", False, 17, (89, 89, 89), 256),
    ]


def skia_drawer(photo):
    import numpy, skia

    image = skia.Image.open(photo)
    fonts = {}
    for bold in (False, True):
        face = skia.Typeface.MakeFromFile(BOLD if bold else REGULAR)
        for size in (17, 19, 28):
            font = skia.Font(face, size)
            font.setSubpixel(True)
            font.setHinting(skia.FontHinting.kNone)
            fonts[bold, size] = font
    card = skia.RRect.MakeRectXY(skia.Rect.MakeXYWH(30, 30, 540, 280), 16, 16)
    band = skia.RRect.MakeRectXY(skia.Rect.MakeXYWH(30, 30, 540, 80), 16, 16)
    shadow = skia.Surface(600, 340)
    with shadow as canvas:
        canvas.drawRRect(
            skia.RRect.MakeRectXY(skia.Rect.MakeXYWH(30, 36, 540, 280), 16, 16),
            skia.Paint(AntiAlias=True, Color=skia.ColorSetARGB(64, 0, 0, 0),
                       MaskFilter=skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, 11.04)))
    shadow = shadow.makeImageSnapshot()
    shader = skia.GradientShader.MakeLinear(
        [skia.Point(30, 0), skia.Point(570, 0)], [0xFF4A40D1, 0xFF9E4FDE])
    gradient = skia.Paint(AntiAlias=True, Shader=shader)
    white = skia.Paint(AntiAlias=True, Color=skia.ColorWHITE)
    oval = skia.Path().addOval(skia.Rect.MakeXYWH(54, 70, 96, 96))
    colors = {}
    surface = skia.Surface(600, 340)

    def draw(number):
        canvas = surface.getCanvas()
        canvas.clear(0xFFEDF0F7)
        canvas.drawImage(shadow, 0, 0)
        canvas.drawRRect(card, white)
        canvas.drawRRect(band, gradient)
        canvas.save()
        canvas.clipPath(oval, True)
        canvas.drawImageRect(image, skia.Rect.MakeXYWH(54, 70, 96, 96),
                             skia.SamplingOptions(skia.FilterMode.kLinear))
        canvas.restore()
        for text, bold, size, color, y in texts(number):
            paint = colors.setdefault(color, skia.Paint(AntiAlias=True, Color=skia.ColorSetRGB(*color)))
            canvas.drawString(text, 174, y, fonts[bold, size], paint)
        return surface

    def encode(surface):
        # The fastest that skia-python offers: it has no level of compression for PNG.
        return bytes(surface.makeImageSnapshot().encodeToData(skia.EncodedImageFormat.kPNG, 100))

    def encode_fast(surface):
        # The same compression as ours: the rows' differences at zlib's first level.
        import struct, zlib

        pixels = surface.toarray(colorType=skia.ColorType.kRGBA_8888_ColorType)[:, :, :3]
        rows = numpy.zeros((340, 1801), numpy.uint8)
        flat = numpy.ascontiguousarray(pixels).reshape(340, 1800)
        rows[0, 1:] = flat[0]
        rows[1:, 0] = 2
        rows[1:, 1:] = flat[1:] - flat[:-1]

        def chunk(name, data):
            return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))

        return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", 600, 340, 8, 2, 0, 0, 0))
                + chunk(b"IDAT", zlib.compress(rows.tobytes(), 1)) + chunk(b"IEND", b""))

    return draw, encode, encode_fast


def pillow_drawer(photo):
    from PIL import Image, ImageDraw, ImageFilter, ImageFont

    fonts = {(bold, size): ImageFont.truetype(BOLD if bold else REGULAR, size)
             for bold in (False, True) for size in (17, 19, 28)}
    # Everything that is on all cards, with edges smoothed by drawing it four times as large.
    scale = 4
    base = Image.new("RGB", (600, 340), (237, 240, 247))
    mask = Image.new("L", (600, 340))
    ImageDraw.Draw(mask).rounded_rectangle((30, 36, 570, 316), 16, fill=64)
    base.paste((0, 0, 0), mask=mask.filter(ImageFilter.GaussianBlur(11.04)))

    def smooth(draw):
        mask = Image.new("L", (600 * scale, 340 * scale))
        draw(ImageDraw.Draw(mask))
        return mask.resize((600, 340), Image.Resampling.BOX)

    card = smooth(lambda d: d.rounded_rectangle([n * scale for n in (30, 30, 570, 310)], 16 * scale, fill=255))
    band = smooth(lambda d: d.rounded_rectangle([n * scale for n in (30, 30, 570, 110)], 16 * scale, fill=255))
    oval = Image.new("L", (96 * scale, 96 * scale))
    ImageDraw.Draw(oval).ellipse((0, 0, 96 * scale, 96 * scale), fill=255)
    oval = oval.resize((96, 96), Image.Resampling.BOX)
    ramp = Image.new("RGB", (600, 1))
    for x in range(600):
        share = min(max((x - 30) / 540, 0), 1)
        ramp.putpixel((x, 0), tuple(round(a + (b - a) * share) for a, b in ((74, 158), (64, 79), (209, 222))))
    ramp = ramp.resize((600, 340))
    picture = Image.open(photo).convert("RGB")

    def draw(number):
        image = base.copy()
        image.paste((255, 255, 255), mask=card)
        image.paste(ramp, mask=band)
        image.paste(picture.resize((96, 96), Image.Resampling.BILINEAR), (54, 70), oval)
        pen = ImageDraw.Draw(image)
        for text, bold, size, color, y in texts(number):
            pen.text((174, y), text, color, fonts[bold, size], anchor="ls")
        return image

    def encode(image, level=6):
        file = io.BytesIO()
        image.save(file, "PNG", compress_level=level)
        return file.getvalue()

    return draw, encode, lambda image: encode(image, 1)


def main():
    kind, photo, count = sys.argv[1], sys.argv[2], int(sys.argv[3])
    name, _, speed = kind.partition("-")
    draw, slow, fast = {"skia": skia_drawer, "pillow": pillow_drawer}[name](photo)
    encode = slow if speed == "default" else fast
    first = encode(draw(0))
    if len(sys.argv) > 4:
        open(sys.argv[4], "wb").write(first)
    start, size = time.process_time(), 0
    for number in range(1, count + 1):
        size += len(encode(draw(number)))
    print(round(count / (time.process_time() - start)), size // count)


main()
