/** A run of words that stayed, went or came. */
export type Piece = { kind: 'same' | 'gone' | 'new'; text: string }

/** Beyond so many comparisons the whole is shown as replaced: nobody reads such a patchwork. */
const MOST_COMPARED = 2_000_000

/** What became of a text: whole lines that stayed first, then the words between them. */
export function differenceOf(before: string, after: string): Piece[] {
  return compared(linesOf(before), linesOf(after), (gone, come) =>
    compared(wordsOf(gone.join('')), wordsOf(come.join('')), replaced),
  )
}

/** Blanks belong to the word before them. */
const wordsOf = (text: string) => text.match(/\S+\s*|^\s+/g) ?? []
const linesOf = (text: string) => text.match(/[^\n]*\n|[^\n]+$/g) ?? []

type Parts = readonly string[]

/** Two rows of parts: those in common stay, `between` says what became of the others. */
function compared(old: Parts, now: Parts, between: (gone: Parts, come: Parts) => Piece[]): Piece[] {
  if (old.length * now.length > MOST_COMPARED) return joined(replaced(old, now))
  const pieces: Piece[] = []
  let [at, to] = [0, 0]
  for (const [i, j] of commonOf(old, now)) {
    pieces.push(...changedTo(old.slice(at, i), now.slice(to, j), between), { kind: 'same', text: now[j] ?? '' })
    at = i + 1
    to = j + 1
  }
  return joined([...pieces, ...changedTo(old.slice(at), now.slice(to), between)])
}

/** Where nothing stood, or nothing stands any more, nothing is left to compare. */
const changedTo = (gone: Parts, come: Parts, between: (gone: Parts, come: Parts) => Piece[]) =>
  gone.length > 0 && come.length > 0 ? between(gone, come) : replaced(gone, come)
const replaced = (gone: Parts, come: Parts): Piece[] => [...gone.map(piece('gone')), ...come.map(piece('new'))]
const piece = (kind: Piece['kind']) => (text: string) => ({ kind, text })

/** The longest row of parts in common, as pairs of their places. */
function commonOf(old: Parts, now: Parts): [number, number][] {
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
