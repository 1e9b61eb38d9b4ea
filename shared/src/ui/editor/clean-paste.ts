/** HTML as other programs copy it, made plain enough for the editor's schema to find its parts. */
export function cleanPaste(html: string): string {
  const page = new DOMParser().parseFromString(quiet(html), 'text/html')
  for (const one of page.querySelectorAll(NEVER)) one.remove()
  // A price that is struck out is not the price, and the grammar has no such mark.
  for (const one of page.querySelectorAll(STRUCK)) one.replaceWith(' ')
  for (const paragraph of page.querySelectorAll('p[style*="mso-list"]')) takeIntoList(paragraph)
  for (const table of [...page.querySelectorAll('table')].reverse()) tidyTable(table)
  for (const one of page.querySelectorAll<HTMLElement>(PREFORMATTED)) keepLines(one)
  for (const line of [...page.querySelectorAll('br')])
    if (!line.closest('td, th') && isBetweenBlocks(line)) line.remove()
  for (const paragraph of page.querySelectorAll('p')) if (isBlank(paragraph)) paragraph.remove()
  return page.body.innerHTML
}

/**
 * Without sheets of styles and handlers of events: nothing of them would ever run, yet a page that only reads them is told
 * by its policy that it may not.
 */
function quiet(html: string): string {
  return html
    .replace(/<style\b[\s\S]*?(?:<\/style\s*>|$)/gi, '')
    .replace(/<[a-z](?:"[^"]*"|'[^']*'|[^"'>])*>/gi, (tag) =>
      tag.replace(/[\s/]on[a-z]+\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+)/gi, ' '),
    )
}

/** A copied address alone, which becomes the link of what is selected. */
export const isAddress = (text: string) => /^https?:\/\/\S+$/.test(text.trim())

const NEVER = 'script, template, noscript, iframe, object, embed, svg, math, button, input, select, textarea'
const STRUCK = 's, strike, del, [style*="line-through"]'
const PREFORMATTED = 'pre, [style*="white-space: pre"], [style*="white-space:pre"]'
const BLOCK =
  /^(?:P|H[1-6]|UL|OL|LI|DL|DT|DD|TABLE|TR|BLOCKQUOTE|DIV|HR|PRE|SECTION|ARTICLE|HEADER|FOOTER|FIGURE|FIGCAPTION|ADDRESS)$/

/** Word writes its lists as paragraphs, each with its level and the sign that stands before it. */
function takeIntoList(paragraph: Element) {
  const level = Number(/level(\d)/.exec(paragraph.getAttribute('style') ?? '')?.[1] ?? 1)
  const sign = [...paragraph.querySelectorAll('span')].find((one) =>
    /mso-list:\s*Ignore/i.test(one.getAttribute('style') ?? ''),
  )
  const isNumbered = /^\s*(?:\d+|\p{L}{1,4})[.)]/u.test(sign?.textContent ?? '')
  sign?.remove()
  const item = paragraph.ownerDocument.createElement('li')
  listFor(paragraph, level, isNumbered ? 'ol' : 'ul').append(item)
  paragraph.removeAttribute('style')
  item.append(paragraph)
}

/** The list of this level that is still open before a paragraph, or a new one there. */
function listFor(paragraph: Element, level: number, name: 'ol' | 'ul'): Element {
  const before = paragraph.previousElementSibling
  let list = before?.hasAttribute('data-word') ? before : null
  if (!list) {
    list = newList(paragraph, name)
    paragraph.before(list)
  }
  for (let depth = 1; depth < level; depth += 1) {
    const item: Element | null = list.lastElementChild
    if (!item) break
    const inner: Element = item.lastElementChild?.hasAttribute('data-word')
      ? item.lastElementChild
      : newList(paragraph, name)
    item.append(inner)
    list = inner
  }
  return list
}

function newList({ ownerDocument }: Element, name: 'ol' | 'ul'): Element {
  const list = ownerDocument.createElement(name)
  list.setAttribute('data-word', '')
  return list
}

/** A table stays one; what only lays a page out, or stands in the cell of another, becomes lines. */
function tidyTable(table: HTMLTableElement) {
  const isLaidOut = [...table.rows].every(({ cells }) => cells.length < 2)
  if (isLaidOut || table.parentElement?.closest('table')) return table.replaceWith(...linesOf(table))
  if (table.caption) {
    const named = table.ownerDocument.createElement('p')
    named.textContent = table.caption.textContent
    table.before(named)
    table.caption.remove()
  }
  for (const row of [...table.rows]) if ((row.textContent ?? '').trim() === '') row.remove()
  spread(table)
  for (const row of table.rows) for (const cell of row.cells) cell.replaceChildren(...partsOf(cell))
}

/** A cell over several columns or rows stands in the first of its places, the others are empty. */
function spread(table: HTMLTableElement) {
  for (const [at, row] of [...table.rows].entries()) {
    for (const cell of [...row.cells]) {
      const { colSpan, rowSpan, cellIndex } = cell
      for (let more = 1; more < Math.min(colSpan, COLUMNS_MOST); more += 1)
        cell.after(table.ownerDocument.createElement('td'))
      for (const under of [...table.rows].slice(at + 1, at + rowSpan))
        for (let more = 0; more < Math.min(colSpan, COLUMNS_MOST); more += 1)
          under.insertCell(Math.min(cellIndex, under.cells.length))
    }
  }
}

const COLUMNS_MOST = 100

/** The words of a cell with their look, blocks in it parted by line ends. */
function partsOf(cell: Element): Node[] {
  const parts = (node: Node): (Node | 'end')[] =>
    [...node.childNodes].flatMap((one): (Node | 'end')[] => {
      if (one.nodeName === 'BR') return ['end']
      if (one instanceof Element && (BLOCK.test(one.nodeName) || one.querySelector('p, div, li, br')))
        return ['end', ...parts(one), 'end']
      const isBlankText = (one.textContent ?? '').trim() === '' && one.nodeType === Node.TEXT_NODE
      return isBlankText && !one.textContent ? [] : [one]
    })
  const found = parts(cell).filter((one) => one === 'end' || (one.textContent ?? '').trim() !== '')
  const lines = found.flatMap((one, at) => {
    if (one !== 'end') return [one]
    const isBetween = at > 0 && found[at - 1] !== 'end' && found.slice(at).some((other) => other !== 'end')
    return isBetween ? [cell.ownerDocument.createElement('br')] : []
  })
  return lines
}

/** A line for each row; what stands in a row of its own is laid out, not told, by the table. */
function linesOf(table: HTMLTableElement): HTMLElement[] {
  return [...table.rows].map((row) => {
    const [only, ...others] = row.cells
    const line = table.ownerDocument.createElement(others.length > 0 ? 'p' : 'div')
    if (only && others.length === 0) line.append(...only.childNodes)
    else
      line.textContent = [...row.cells]
        .map((cell) => lineOf(cell).replace(/\s+/g, ' ').trim())
        .filter(Boolean)
        .join(' · ')
    return line
  })
}

/** The words of a cell; what stood on lines of its own is parted by a blank. */
const lineOf = (node: Node): string =>
  [...node.childNodes]
    .map((one) =>
      one.nodeName === 'BR'
        ? ' '
        : BLOCK.test(one.nodeName)
          ? ` ${lineOf(one)} `
          : one.hasChildNodes()
            ? lineOf(one)
            : (one.textContent ?? ''),
    )
    .join('')

/** Lines of a text that was laid out by its own line ends. */
function keepLines(preformatted: HTMLElement) {
  const walker = preformatted.ownerDocument.createTreeWalker(preformatted, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
  for (const text of texts) {
    const lines = text.data.split(/\r?\n/)
    if (lines.length === 1) continue
    text.replaceWith(
      ...lines.flatMap((line, at) => (at === 0 ? [line] : [preformatted.ownerDocument.createElement('br'), line])),
    )
  }
}

/** A line end beside a block says nothing: the block begins and ends lines by itself. Words on both sides of it are two lines. */
const isBetweenBlocks = (line: Element) =>
  isBlock(neighbour(line, 'previousSibling')) || isBlock(neighbour(line, 'nextSibling'))

/** What stands next to a line end, blanks passed over. */
function neighbour(line: Node, side: 'previousSibling' | 'nextSibling'): Node | null {
  let next = line[side]
  while (next && next.nodeType === Node.TEXT_NODE && (next.textContent ?? '').trim() === '') next = next[side]
  return next
}

const isBlock = (node: Node | null) => node !== null && BLOCK.test(node.nodeName)

const isBlank = (paragraph: Element) =>
  (paragraph.textContent ?? '').trim() === '' &&
  !paragraph.querySelector('img, br') &&
  !paragraph.closest('[data-pm-slice]')
