import { lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands'
import { redo, undo } from 'prosemirror-history'
import type { MarkType, NodeType } from 'prosemirror-model'
import { liftListItem, sinkListItem, wrapInList } from 'prosemirror-schema-list'
import { type Command, type EditorState, NodeSelection, Selection, type Transaction } from 'prosemirror-state'
import { RICH_TEXT_MOST, type RichImage } from '../../rich-text/grammar'
import { schema } from './document'
import { addColumn, addRow, insertTable, isInTable, removeColumn, removeRow, removeTable } from './tables'

const { nodes, marks } = schema
type Name =
  | 'undo'
  | 'redo'
  | 'heading'
  | 'subheading'
  | 'bold'
  | 'italic'
  | 'bullets'
  | 'numbers'
  | 'quote'
  | 'rule'
  | 'table'
  | 'addRow'
  | 'addColumn'
  | 'removeRow'
  | 'removeColumn'
  | 'removeTable'

/** What a button or a key does to the text; `on` says whether it is so where the cursor stands. */
export type Tool = { run: Command; on?: (state: EditorState) => boolean }

export const TOOLS: Readonly<Record<Name, Tool>> = {
  undo: { run: undo },
  redo: { run: redo },
  heading: headingTool(2),
  subheading: headingTool(3),
  bold: markTool(marks.bold),
  italic: markTool(marks.italic),
  bullets: listTool(nodes.bullet_list),
  numbers: listTool(nodes.ordered_list),
  quote: {
    run: (state, dispatch) =>
      (isWithin(state, nodes.blockquote) ? lift : wrapIn(typeNamed(nodes.blockquote)))(state, dispatch),
    on: (state) => isWithin(state, nodes.blockquote),
  },
  table: { run: insertTable, on: isInTable },
  addRow: { run: addRow },
  addColumn: { run: addColumn },
  removeRow: { run: removeRow },
  removeColumn: { run: removeColumn },
  removeTable: { run: removeTable },
  rule: {
    run: (state, dispatch) => {
      dispatch?.(state.tr.replaceSelectionWith(schema.node('horizontal_rule')).scrollIntoView())
      return true
    },
  },
}

export const toParagraph = setBlockType(typeNamed(nodes.paragraph))
export const outdent = liftListItem(typeNamed(nodes.list_item))

/** An item becomes one of a list within its list, as deep as a text may be. */
export const indent: Command = (state, dispatch) =>
  listsAround(state).length < RICH_TEXT_MOST.lists && sinkListItem(typeNamed(nodes.list_item))(state, dispatch)

export const breakLine: Command = (state, dispatch) => {
  if (!state.selection.$from.parent.inlineContent) return false
  dispatch?.(state.tr.replaceSelectionWith(schema.node('hard_break')).scrollIntoView())
  return true
}

/** The picture that is chosen, and where it stands. */
export function chosenImage({ selection }: EditorState): (RichImage['attrs'] & { from: number }) | null {
  if (!(selection instanceof NodeSelection) || selection.node.type !== nodes.image) return null
  const { id, alt, caption } = selection.node.attrs
  return { id, alt, caption, from: selection.from }
}

/** The chosen picture as it is now, without it where it is null; where none is chosen a new one, and room to go on behind it. */
export function withImage(state: EditorState, attrs: RichImage['attrs'] | null): Transaction {
  const { tr } = state
  const chosen = chosenImage(state)
  if (!attrs) return chosen ? tr.deleteSelection() : tr
  const image = schema.node('image', attrs)
  if (chosen) {
    tr.replaceWith(chosen.from, chosen.from + image.nodeSize, image)
    return tr.setSelection(NodeSelection.create(tr.doc, chosen.from))
  }
  tr.replaceSelectionWith(image)
  if (tr.doc.lastChild?.type === nodes.image) tr.insert(tr.doc.content.size, schema.node('paragraph'))
  return tr.setSelection(Selection.near(tr.doc.resolve(tr.selection.to), 1)).scrollIntoView()
}

function headingTool(level: number): Tool {
  const heading = typeNamed(nodes.heading)
  const on = ({ selection: { $from } }: EditorState) =>
    $from.parent.type === heading && $from.parent.attrs.level === level
  return { on, run: (state, dispatch) => (on(state) ? toParagraph : setBlockType(heading, { level }))(state, dispatch) }
}

function markTool(mark: MarkType | undefined): Tool {
  if (!mark) throw new Error('The schema lacks a mark.')
  return {
    run: toggleMark(mark),
    on: ({ selection: { $from, from, to, empty }, storedMarks, doc }) =>
      empty ? Boolean(mark.isInSet(storedMarks ?? $from.marks())) : doc.rangeHasMark(from, to, mark),
  }
}

/** Of a list of this kind its item leaves, a list of the other kind is turned into this one. */
function listTool(type: NodeType | undefined): Tool {
  const list = typeNamed(type)
  const on = (state: EditorState) => listsAround(state).at(-1)?.node.type === list
  return {
    on,
    run: (state, dispatch) => {
      const inner = listsAround(state).at(-1)
      if (!inner) return wrapInList(list)(state, dispatch)
      if (inner.node.type === list) return outdent(state, dispatch)
      dispatch?.(state.tr.setNodeMarkup(inner.from, list))
      return true
    },
  }
}

/** The lists in which the cursor stands, from the outermost. */
function listsAround({ selection: { $from } }: EditorState) {
  return Array.from({ length: $from.depth }, (_, at) => ({
    node: $from.node(at + 1),
    from: $from.before(at + 1),
  })).filter(({ node: { type } }) => type === nodes.bullet_list || type === nodes.ordered_list)
}

function isWithin({ selection: { $from } }: EditorState, type: NodeType | undefined): boolean {
  return Array.from({ length: $from.depth }, (_, at) => $from.node(at + 1).type).some((one) => one === type)
}

function typeNamed(type: NodeType | undefined): NodeType {
  if (!type) throw new Error('The schema lacks a part.')
  return type
}
