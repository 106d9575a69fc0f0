"""What `mutants` changes in a line of Swift.

Each change is made behind a switch, so that all of them can be compiled at once. An operator becomes one of
its own, with a name made of the change's number.
"""

import re

# Tables of numbers, and what is only shown.
SKIPPED = re.compile(r"Sources/(gallery|C[A-Z])|AdvanceTable\+|\+Tables\.swift|SymbolCatalog\+")

SWITCH = """import Foundation

private let chosen = getenv("MUTANT").map { Int(atoi($0)) } ?? -1

nonisolated(unsafe) private let executed: UnsafeMutablePointer<UInt8>? = {
  guard let path = getenv("MUTANTS_EXECUTED") else { return nil }
  let file = open(path, O_RDWR)
  let bytes = mmap(nil, 4096, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0)
  close(file)
  return bytes?.assumingMemoryBound(to: UInt8.self)
}()

func mutantIs(_ number: Int) -> Bool {
  executed?[number] = 1
  return number == chosen
}

"""

# What an operator can become, the precedence of both, and what they ask of their operands.
OPERATORS = {
    "<": (["<=", ">="], "ComparisonPrecedence", "Comparable"),
    "<=": (["<", ">"], "ComparisonPrecedence", "Comparable"),
    ">": ([">=", "<="], "ComparisonPrecedence", "Comparable"),
    ">=": ([">", "<"], "ComparisonPrecedence", "Comparable"),
    "==": (["!="], "ComparisonPrecedence", "Equatable"),
    "!=": (["=="], "ComparisonPrecedence", "Equatable"),
    "===": (["!=="], "ComparisonPrecedence", None),
    "!==": (["==="], "ComparisonPrecedence", None),
    "&&": (["||"], "LogicalConjunctionPrecedence", None),
    "||": (["&&"], "LogicalDisjunctionPrecedence", None),
    "??": (["right"], "NilCoalescingPrecedence", None),
    "+": (["-"], "AdditionPrecedence", "AdditiveArithmetic"),
    "-": (["+"], "AdditionPrecedence", "AdditiveArithmetic"),
    "*": (["+"], "MultiplicationPrecedence", "Numeric"),
    "/": (["*"], "MultiplicationPrecedence", "FloatingPoint"),
    "+=": (["-="], "AssignmentPrecedence", "AdditiveArithmetic"),
    "-=": (["+="], "AssignmentPrecedence", "AdditiveArithmetic"),
}

OPPOSITES = {}
for pair in (
    "leading trailing,left right,top bottom,width height,horizontal vertical,minX maxX,minY maxY,midX midY,"
    "x y,first last,lowerBound upperBound,min max,start end"
).split(","):
    one, other = pair.split()
    OPPOSITES[one], OPPOSITES[other] = other, one

NAME = r"[A-Za-z_]\w*"


def spelled(number):
    """An operator of its own for each change."""
    digits = ""
    for _ in range(6):
        digits, number = "%^~|"[number % 4] + digits, number // 4
    return digits


def declaration(number, old, new):
    """The operator that is `old` until its change is turned on."""
    _, precedence, protocol = OPERATORS[old]
    name = spelled(number)
    begin = f"infix operator {name}: {precedence}\n"
    if old in ("&&", "||"):
        return begin + (
            f"func {name} (a: Bool, b: @autoclosure () throws -> Bool) rethrows -> Bool {{\n"
            f"  mutantIs({number}) ? try a {new} b() : try a {old} b()\n}}\n"
        )
    if old == "??":
        return begin + "".join(
            f"func {name} <T>(a: T?, b: @autoclosure () throws -> T{mark}) rethrows -> T{mark} {{\n"
            f"  mutantIs({number}) ? try b() : try a ?? b()\n}}\n"
            for mark in ("", "?")
        )
    if old in ("===", "!=="):
        return begin + (
            f"func {name} (a: AnyObject?, b: AnyObject?) -> Bool {{ "
            f"mutantIs({number}) ? a {new} b : a {old} b }}\n"
        )
    body = f"{{ mutantIs({number}) ? a {new} b : a {old} b }}\n"
    if old.endswith("=") and protocol == "AdditiveArithmetic":
        return begin + (
            f"func {name} <T: {protocol}>(a: inout T, b: T) {{\n"
            f"  if mutantIs({number}) {{ a {new} b }} else {{ a {old} b }}\n}}\n"
        )
    result = "Bool" if precedence == "ComparisonPrecedence" else "T"
    text = begin + f"func {name} <T: {protocol}>(a: T, b: T) -> {result} {body}"
    if protocol == "Equatable":
        text += f"func {name} <T>(a: T?, b: _OptionalNilComparisonType) -> Bool {body}"
    if old == "/":
        text += f"func {name} <T: BinaryInteger>(a: T, b: T) -> T {body}"
    return text


def masked(line):
    """The line with the contents of its strings and its comment blanked."""
    line = re.sub(r'"(?:\\.|[^"\\])*"', lambda match: '"' + " " * (len(match.group()) - 2) + '"', line)
    return re.sub(r"//.*", lambda match: " " * len(match.group()), line)


def balanced(text):
    depth = 0
    for letter in text:
        depth += (letter in "([{") - (letter in ")]}")
        if depth < 0:
            return False
    return depth == 0


def changes(line, before, after):
    """The changes that can be made to a line: what they are, the new line, and what they declare, as functions
    of the change's number."""
    code = masked(line)
    text = code.strip()
    if not text or text[0] in "#@/*" or re.match(r"(import|case|default|typealias|infix|prefix)\b", text):
        return []
    found = []

    def replacing(match, description, make, declare=None, group=0):
        start, end = match.span(group)
        found.append((description, lambda n: line[:start] + make(n) + line[end:], declare))

    for match in re.finditer(r"(?<= )(?<!func )([<>=!&|?+*/-]{1,3})(?= )", code):
        for new in OPERATORS.get(match.group(), ([],))[0]:
            old = match.group()
            replacing(match, f"{old} → {new}", spelled, lambda n, old=old, new=new: declaration(n, old, new))
    for match in re.finditer(r"(?<![\w.])(min|max)\((?!\))", code):
        if "func " in code:
            continue
        old, new = match.group(1), OPPOSITES[match.group(1)]
        replacing(
            match,
            f"{old} → {new}",
            lambda n, old=old: f"{old}Or{n}",
            lambda n, old=old, new=new: f"func {old}Or{n}<T: Comparable>(_ a: T, _ b: T, _ c: T...) -> T {{\n"
            f"  c.reduce(mutantIs({n}) ? {new}(a, b) : {old}(a, b)) {{ mutantIs({n}) ? {new}($0, $1) : {old}($0, $1) }}\n}}\n",
            group=1,
        )
    for match in re.finditer(r"(?<![\w.])(true|false)\b", code):
        off = match.group() == "false"
        replacing(match, f"not {match.group()}", lambda n, off=off: f"mutantIs({n})" if off else f"!mutantIs({n})")
    for match in re.finditer(r"(?<![\w.$])\d[\d_]*(?:\.\d+)?(?![\w.])", code):
        old = match.group()
        new = f"{float(old) + 1}" if "." in old else str(int(old.replace("_", "")) + 1)
        replacing(match, f"{old} → {new}", lambda n, old=old, new=new: f"(mutantIs({n}) ? {new} : {old})")
    for match in re.finditer(rf"(?<![\w.?!)\]}}])\.({'|'.join(OPPOSITES)})\b(?!\()", code):
        old, new = match.group(1), OPPOSITES[match.group(1)]
        replacing(match, f".{old} → .{new}", lambda n, old=old, new=new: f"(mutantIs({n}) ? .{new} : .{old})")
    for match in re.finditer(
        rf"(?<![\w.?!)\]&])({NAME}(?:\.{NAME})*)\.({'|'.join(OPPOSITES)})\b(?!\(| [-+*/]?= |[?!.])", code
    ):
        base, old = match.groups()
        new = OPPOSITES[old]
        replacing(
            match,
            f".{old} → .{new}",
            lambda n, b=base, o=old, w=new: f"(mutantIs({n}) ? {b}.{w} : {b}.{o})",
        )
    for match in re.finditer(rf"(?<![\w)])!((?:{NAME}\.)*{NAME}(?:\([^()]*\))?)(?![\w.(\[?!])", code):
        operand = line[match.start(1) : match.end(1)]
        replacing(match, "! removed", lambda n, operand=operand: f"(mutantIs({n}) == {operand})")
    match = re.match(r"\s*(?:\} else )?(?:if|guard|while) (?!let |var |case |#)(.+?)(?: else)? \{", code)
    if match and balanced(match.group(1)) and not re.search(r", |\blet\b|\bcase\b|[{}]", match.group(1)):
        condition = line[match.start(1) : match.end(1)]
        replacing(match, "condition negated", lambda n, c=condition: f"mutantIs({n}) != ({c})", group=1)
    alone = balanced(text) and not re.search(r"[(,=?:\[&|+*/-]$|\b(return|in)$", before)
    alone = alone and not re.match(r"[.?:)&|+*/-]|else\b", after)
    statement = rf"(?:(?:try )?(?:{NAME}|self|super)[\w.?!\[\]()]*\(.*\)|{NAME}[\w.?!\[\]()]* [-+*/|]?= .+|return|continue|break)$"
    if alone and re.match(statement, text) and not re.match(r"(let|var|if|func|return .|init|assert|super\.init)\b", text):
        indent = line[: len(line) - len(line.lstrip())]
        found.append(("removed", lambda n: f"{indent}if !mutantIs({n}) {{ {line.strip()} }}", None))
    return found


def candidates(root):
    """Every line that can be changed: its file, its index, its text, and its changes."""
    for path in sorted((root / "Sources").rglob("*.swift")):
        name = str(path.relative_to(root))
        if SKIPPED.search(name):
            continue
        lines = path.read_text().splitlines()
        code = [masked(line).strip() for line in lines]
        quoted = comment = False
        for index, line in enumerate(lines):
            if '"""' in line:
                quoted = quoted != (line.count('"""') % 2 == 1)
                continue
            comment = (comment or line.strip().startswith("/*")) and "*/" not in line
            if quoted or comment:
                continue
            before = next((text for text in reversed(code[:index]) if text), "")
            after = next((text for text in code[index + 1 :] if text), "")
            if found := changes(line, before, after):
                yield name, index, line, found
