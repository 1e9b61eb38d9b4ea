/** Served as a file of its own, so the page needs no inline style under a strict policy. */
export const PAGE_STYLE = `
:root {
  --paper: #faf8f4; --card: #fff; --ink: #16211f; --ink-2: #5b6866; --line: #e6e2d8;
  --sea: #0b6767; --on-sea: #fff; --berry: #af2440;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #0f1615; --card: #1b2524; --ink: #eef3f1; --ink-2: #9fb0ac; --line: #2b3735;
    --sea: #5cc3ba; --on-sea: #0f1615; --berry: #ff7a92;
  }
}
* { box-sizing: border-box; margin: 0; }
body {
  min-height: 100vh; min-height: 100dvh; display: grid; place-items: center; padding: 16px;
  background: var(--paper); color: var(--ink);
  font: 17px/1.4 'Onest Variable', Onest, system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif;
}
main {
  width: 100%; max-width: 420px; padding: 24px; border: 1px solid var(--line); border-radius: 16px;
  background: var(--card); box-shadow: 0 8px 32px rgb(22 33 31 / 8%);
}
.bank { font-size: 15px; font-weight: 600; color: var(--sea); }
h1 { margin-top: 4px; font-size: 24px; line-height: 1.15; }
.sum { margin-top: 20px; font-size: 32px; font-weight: 700; line-height: 1.15; font-variant-numeric: tabular-nums; }
.what { margin-top: 4px; color: var(--ink-2); overflow-wrap: anywhere; }
.card {
  display: grid; grid-template-columns: 1fr auto; align-items: end; gap: 28px 12px; margin-top: 20px; padding: 20px;
  border-radius: 12px; background: linear-gradient(135deg, #0b6767, #123f4a); color: #fff;
  font-variant-numeric: tabular-nums;
}
.chip { grid-column: 1 / -1; width: 36px; height: 26px; border-radius: 6px; background: #e9d6a2; }
.number { letter-spacing: 0.04em; white-space: nowrap; }
form { display: grid; gap: 8px; margin-top: 20px; }
button, a.pay {
  display: block; width: 100%; min-height: 48px; padding: 12px 16px; border: 0; border-radius: 12px;
  font: inherit; font-weight: 600; text-align: center; text-decoration: none; cursor: pointer;
}
.pay { background: var(--sea); color: var(--on-sea); }
a.pay { margin-top: 20px; }
.decline { background: transparent; color: var(--berry); box-shadow: inset 0 0 0 1px var(--line); }
.close { background: transparent; color: var(--ink-2); }
:focus-visible { outline: 3px solid var(--sea); outline-offset: 2px; }
.note { margin-top: 16px; font-size: 13px; color: var(--ink-2); }
@media (max-width: 360px) { main { padding: 16px; } .number { letter-spacing: 0; font-size: 15px; } }
`
