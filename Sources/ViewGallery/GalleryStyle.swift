// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The style sheet of a gallery page.
enum GalleryStyle {
  static let text = """
    :root { color-scheme: light; }
    * { box-sizing: border-box; }
    body { margin: 0; background: #f4f5f8; color: #1c2136;
      font: 15px/1.5 'Liberation Sans', Arimo, Arial, Helvetica, sans-serif; }
    header { padding: 28px 24px 4px; }
    h1 { margin: 0; font-size: 30px; line-height: 1.2; }
    h2 { margin: 36px 0 4px; font-size: 22px; }
    h3 { margin: 0 0 8px; font-size: 16px; }
    h3 a { color: inherit; text-decoration: none; }
    h3 a:hover, h3 a:focus { text-decoration: underline; }
    p { margin: 4px 0 12px; max-width: 720px; color: #4d556e; }
    a { color: #4a3fd0; }
    .controls { position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap;
      align-items: flex-end; gap: 8px 16px; padding: 10px 24px; background: #f4f5f8;
      border-bottom: 1px solid #d4d7e2; }
    #count { margin: 0 0 7px; }
    .controls label { display: flex; flex-direction: column; font-size: 12px; color: #4d556e; }
    select, input, button { min-height: 36px; padding: 4px 10px; font: inherit; font-size: 14px;
      color: #1c2136; background: #fff; border: 1px solid #767d99; border-radius: 8px; }
    button { cursor: pointer; }
    :focus-visible { outline: 3px solid #4a3fd0; outline-offset: 1px; }
    .columns { display: flex; align-items: flex-start; gap: 24px; padding: 0 24px 48px; }
    nav { position: sticky; top: 84px; flex: none; width: 170px; }
    nav ul, .findings { margin: 36px 0 0; padding: 0; list-style: none; }
    nav li { margin: 2px 0; }
    nav a { display: inline-block; padding: 3px 0; }
    main { flex: 1; min-width: 0; }
    article { margin: 0 0 20px; padding: 16px; background: #fff; border: 1px solid #d4d7e2;
      border-radius: 12px; }
    article, section { scroll-margin-top: 92px; }
    .row { display: flex; flex-wrap: wrap; gap: 16px 24px; align-items: flex-start; }
    .stage { position: relative; flex: none; max-width: 100%; overflow-x: auto;
      border-radius: 8px; cursor: crosshair; }
    .picture svg { display: block; border-radius: 8px; }
    .mark { position: absolute; outline: 2px solid #e0218a; background: rgb(224 33 138 / .12);
      pointer-events: none; }
    .about { flex: 1; min-width: 260px; }
    .facts { margin: 0 0 8px; font-size: 13px; }
    .findings { margin: 8px 0 0; padding: 8px 12px; color: #8a1330; background: #fdeef1;
      border-radius: 8px; white-space: pre-line; }
    pre { margin: 8px 0 0; padding: 10px 12px; overflow-x: auto; font: 12px/1.5 'Liberation Mono',
      Consolas, monospace; background: #f4f5f8; border-radius: 8px; }
    details { margin-top: 8px; font-size: 13px; }
    summary { cursor: pointer; min-height: 24px; }
    .away { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%);
      white-space: nowrap; }
    aside { position: sticky; top: 100px; flex: none; width: 320px; max-height: calc(100vh - 116px);
      overflow-y: auto; padding: 12px 16px 16px; background: #fff; border: 1px solid #767d99;
      border-radius: 12px; }
    aside[hidden], [hidden] { display: none; }
    .head { display: flex; justify-content: space-between; align-items: center; gap: 8px; }
    .head h2 { margin: 0; font-size: 16px; }
    #views { margin: 12px 0; padding: 0; list-style: none; }
    #views button { display: block; width: 100%; min-height: 28px; padding: 3px 8px; overflow: hidden;
      text-align: left; text-overflow: ellipsis; white-space: nowrap; border-color: transparent;
      font-size: 13px; }
    #views button[aria-current] { background: #ecebfb; border-color: #4a3fd0; }
    #details { font-size: 13px; overflow-wrap: anywhere; }
    #details dt { margin-top: 8px; color: #4d556e; }
    #details dd { margin: 0; }
    @media (max-width: 900px) {
      .columns { flex-direction: column; align-items: stretch; }
      .controls { position: static; }
      article, section { scroll-margin-top: 16px; }
      nav, aside { position: static; width: 100%; max-height: none; }
      nav ul { margin-top: 8px; }
      nav li { display: inline-block; margin-right: 16px; }
    }

    """
}
