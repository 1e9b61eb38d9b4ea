import { Tokenizer } from 'parse5'

const BLOCKS = new Set(
  'address article aside blockquote center dd details div dl dt fieldset figure footer form h1 h2 h3 h4 h5 h6 header li main nav ol p pre section summary table tbody tfoot thead tr ul'.split(
    ' ',
  ),
)
const MARKS = new Set(
  'a abbr acronym b big br caption cite code col colgroup del dfn em font hr i img ins kbd label mark nobr q s samp small span strike strong sub sup td th time tt u var wbr'.split(
    ' ',
  ),
)
/** What stands in these is no text. */
const HIDDEN = new Set(['script', 'style', 'noscript', 'template', 'iframe', 'object', 'svg'])
/** An element of HTML that a text may be marked with. */
export const isMark = (name: string) => isText(name.toLowerCase()) && name.toLowerCase() !== 'address'
/** «a<b then c>» is no mark: what stands in one has a value. */
const isSaid = ({ attrs }: { attrs: readonly { name: string; value: string }[] }) =>
  attrs.every(
    ({ name, value }) => value !== '' || /^(?:nowrap|noshade|clear|compact|reversed|hidden|class|style|id)$/.test(name),
  )
const isText = (tag: string) => BLOCKS.has(tag) || MARKS.has(tag)

/** A text that was escaped once more than it should be is told from one that speaks of signs by this alone. */
const PASSES_MOST = 3
const SUSPECT = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});|<\/?[a-z]/i

/**
 * What a text with marks of HTML says: marks go and their text stays, blocks end lines, entities are signs. «<50 %», «<Toyota>»
 * and whatever else is no mark stays as it is.
 */
export function plainText(said: string): string {
  let text = said
  for (let pass = 0; pass < PASSES_MOST && SUSPECT.test(text); pass++) {
    const next = readOnce(text)
    if (next === text) break
    text = next
  }
  return text.trim()
}

function readOnce(html: string): string {
  const lines = linesOf(/<(?:br|hr|p|div|li|h\d|tr|ul|ol)\b[^<>]*>/i.test(html))
  let [read, hidden] = [0, '']
  const write = (text: string, token: { location: { endOffset: number } | null }) => {
    read = token.location?.endOffset ?? read
    if (hidden === '') lines.write(text)
  }
  const asItIs = (token: { location: { startOffset: number; endOffset: number } | null }) =>
    write(html.slice(token.location?.startOffset, token.location?.endOffset), token)
  const inText = ({ tagName }: { tagName: string }) => {
    if (hidden !== '') return
    if (tagName === 'br' || tagName === 'hr') lines.end(true)
    else if (BLOCKS.has(tagName)) lines.end(false)
    else if (tagName === 'td' || tagName === 'th') lines.gap()
  }
  const tokenizer = new Tokenizer(
    { sourceCodeLocationInfo: true },
    {
      onCharacter: (token) => write(token.chars, token),
      onWhitespaceCharacter: (token) => write(token.chars, token),
      onNullCharacter: (token) => write('', token),
      onComment: (token) => {
        // «<!» and «</5» of a text are comments to HTML.
        if (html.startsWith('<!--', token.location?.startOffset)) write('', token)
        else asItIs(token)
      },
      onDoctype: (token) => write('', token),
      onStartTag: (token) => {
        if (hidden === '' && HIDDEN.has(token.tagName)) hidden = token.selfClosing ? '' : token.tagName
        else if (!isText(token.tagName) || !isSaid(token)) return asItIs(token)
        inText(token)
        write('', token)
      },
      onEndTag: (token) => {
        if (hidden === token.tagName) hidden = ''
        else if (!isText(token.tagName)) return asItIs(token)
        inText(token)
        write('', token)
      },
      onEof: () => {
        if (hidden === '') lines.write(html.slice(read))
      },
    },
  )
  tokenizer.write(html, true)
  return lines.text()
}

/** Lines as they are put together. Where blocks make them, a line end of the file is a blank unless it ends a line that stands. */
function linesOf(isMarked: boolean) {
  const done: string[] = []
  let line = ''
  const isBlank = () => /^[ \t]*$/.test(line)
  const push = () => {
    done.push(line.trim())
    line = ''
  }
  const end = (isAlways: boolean) => {
    if (isAlways || !isBlank()) push()
  }
  return {
    end,
    gap: () => {
      if (!isBlank()) line = `${line.trimEnd()} `
    },
    write: (text: string) => {
      const [first = '', ...rest] = text.split(/\r\n?|\n/)
      line += first
      for (const next of rest) {
        end(!isMarked)
        line += next
      }
    },
    text: () => {
      push()
      return done.join('\n').replace(/\n{3,}/g, '\n\n')
    },
  }
}
