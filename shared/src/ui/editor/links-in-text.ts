import { toggleMark } from 'prosemirror-commands'
import { type EditorState, TextSelection, type Transaction } from 'prosemirror-state'
import { schema } from './document'

const { link } = schema.marks

/** What a link would stand on: the link under the cursor, or what is selected; `href` is '' where there is none yet. */
export type LinkPlace = { from: number; to: number; href: string; text: string }

export function linkPlace({ doc, selection: { $from, from, to, empty } }: EditorState): LinkPlace {
  const at = empty ? linkAround($from) : null
  const place = at ?? { from, to }
  let href = ''
  doc.nodesBetween(place.from, place.to, (node) => {
    href ||= String(link?.isInSet(node.marks)?.attrs.href ?? '')
  })
  return { ...place, href, text: doc.textBetween(place.from, place.to, ' ') }
}

/** The words have this address now; '' takes the link away. */
export function withLink({ tr, doc }: EditorState, { from, to }: LinkPlace, href: string, text: string): Transaction {
  if (!link) return tr
  if (from === to && href) {
    const marks = [
      ...doc
        .resolve(from)
        .marks()
        .filter(({ type }) => type !== link),
      link.create({ href }),
    ]
    return tr
      .insert(from, schema.text(text, marks))
      .setSelection(TextSelection.create(tr.doc, from + text.length))
      .removeStoredMark(link)
  }
  return href ? tr.removeMark(from, to, link).addMark(from, to, link.create({ href })) : tr.removeMark(from, to, link)
}

/** May words be a link where the cursor stands, or some of what is selected? */
export const canLink = (state: EditorState) => link !== undefined && toggleMark(link)(state)

/** From where to where the link goes on that the cursor stands in. */
function linkAround($at: EditorState['selection']['$from']): { from: number; to: number } | null {
  const { parent, parentOffset } = $at
  const found = link?.isInSet($at.marks()) ?? link?.isInSet($at.nodeAfter?.marks ?? [])
  if (!found) return null
  const runs: { from: number; to: number }[] = []
  parent.forEach((node, from) => {
    if (!found.isInSet(node.marks)) return
    const last = runs.at(-1)
    if (last?.to === from) last.to += node.nodeSize
    else runs.push({ from, to: from + node.nodeSize })
  })
  const run = runs.find(({ from, to }) => from <= parentOffset && parentOffset <= to)
  return run ? { from: $at.start() + run.from, to: $at.start() + run.to } : null
}
