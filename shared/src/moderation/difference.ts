/** A run of words that stayed, went or came. */
export type Piece = { kind: 'same' | 'gone' | 'new'; text: string }

/** Beyond so many comparisons the whole is shown as replaced: nobody reads such a patchwork. */
const MOST_COMPARED = 2_000_000

/** What became of a text, by words; blanks belong to the word before them. */
export function differenceOf(before: string, after: string): Piece[] {
  const [old, now] = [wordsOf(before), wordsOf(after)]
  if (old.length * now.length > MOST_COMPARED) return joined([...old.map(piece('gone')), ...now.map(piece('new'))])
  const common = commonOf(old, now)
  const pieces: Piece[] = []
  let [at, to] = [0, 0]
  for (const [i, j] of common) {
    pieces.push(...old.slice(at, i).map(piece('gone')), ...now.slice(to, j).map(piece('new')))
    pieces.push({ kind: 'same', text: now[j] ?? '' })
    at = i + 1
    to = j + 1
  }
  return joined([...pieces, ...old.slice(at).map(piece('gone')), ...now.slice(to).map(piece('new'))])
}

const wordsOf = (text: string) => text.match(/\S+\s*|^\s+/g) ?? []
const piece = (kind: Piece['kind']) => (text: string) => ({ kind, text })

/** The longest words in common, as pairs of their places. */
function commonOf(old: readonly string[], now: readonly string[]): [number, number][] {
  const width = now.length + 1
  const longest = new Uint32Array((old.length + 1) * width)
  const at = (i: number, j: number) => longest[i * width + j] ?? 0
  const isSame = (i: number, j: number) => old[i]?.trim() === now[j]?.trim()
  for (let i = old.length - 1; i >= 0; i--)
    for (let j = now.length - 1; j >= 0; j--)
      longest[i * width + j] = isSame(i, j) ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
  const pairs: [number, number][] = []
  for (let i = 0, j = 0; i < old.length && j < now.length; ) {
    if (isSame(i, j)) pairs.push([i++, j++])
    else if (at(i + 1, j) >= at(i, j + 1)) i++
    else j++
  }
  return pairs
}

function joined(pieces: readonly Piece[]): Piece[] {
  const runs: Piece[] = []
  for (const { kind, text } of pieces) {
    const last = runs.at(-1)
    if (last?.kind === kind) last.text += text
    else runs.push({ kind, text })
  }
  return runs
}
