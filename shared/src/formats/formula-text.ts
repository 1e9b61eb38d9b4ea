/** What a table's program may read as a formula: a sign of one, in any width, behind blanks, quotes or unseen signs. */
const ARMED = /^(?:[\s"'\u00AD\u200B-\u200F\u2060\uFEFF]*[=+\-@＝＋－＠﹢﹣﹦﹫\u2212]|'*[\t\r])/

/** A text as a cell of a CSV file: one that could be a formula gets an apostrophe. */
export const withoutFormula = (text: string) => (ARMED.test(text) ? `'${text}` : text)

/** The text of such a cell as it was before. */
export const asWritten = (cell: string) => (cell.startsWith("'") && ARMED.test(cell.slice(1)) ? cell.slice(1) : cell)
