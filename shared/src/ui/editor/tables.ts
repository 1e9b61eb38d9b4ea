import type { Node, ResolvedPos } from 'prosemirror-model'
import { type Command, type EditorState, Plugin, Selection, TextSelection, type Transaction } from 'prosemirror-state'
import { RICH_TEXT_MOST } from '../../rich-text/grammar'
import { schema } from './document'

type Cells = readonly (readonly Node[])[]
/** The table in which the cursor stands, where it begins, and in which of its cells. */
type Place = { table: Node; from: number; cells: Cells; row: number; column: number }

const emptyCell = (like?: Node | null) =>
  schema.node(like?.type.name === 'table_header' ? 'table_header' : 'table_cell')
const cellsOf = (table: Node): Cells => table.children.map(({ children }) => children)
const tableOf = (cells: Cells) =>
  schema.node(
    'table',
    null,
    cells.map((row) => schema.node('table_row', null, [...row])),
  )

/** A table of two columns under their headings. */
export const insertTable: Command = (state, dispatch) => {
  const { $from } = state.selection
  if (placeOf($from) || $from.depth > 1) return false
  const head = [schema.node('table_header'), schema.node('table_header')]
  const table = tableOf([head, [emptyCell(), emptyCell()]])
  const { tr } = state
  tr.replaceSelectionWith(table)
  // Behind it one goes on writing.
  if (tr.doc.lastChild?.type.name === 'table') tr.insert(tr.doc.content.size, schema.node('paragraph'))
  const put = tr.doc.children.indexOf(table)
  const at = tr.doc.children.slice(0, put).reduce((sum, { nodeSize }) => sum + nodeSize, 0)
  dispatch?.(tr.setSelection(Selection.near(tr.doc.resolve(at + 2))).scrollIntoView())
  return true
}

export const addRow = changing(({ cells, row, column }) => {
  const fresh = cells[row]?.map(() => emptyCell()) ?? []
  return { cells: [...cells.slice(0, row + 1), fresh, ...cells.slice(row + 1)], row: row + 1, column }
})

export const addColumn = changing(({ cells, row, column }) => {
  if ((cells[0]?.length ?? 0) >= RICH_TEXT_MOST.columns) return null
  const wider = cells.map((line) => [...line.slice(0, column + 1), emptyCell(line[column]), ...line.slice(column + 1)])
  return { cells: wider, row, column: column + 1 }
})

export const removeRow = changing(({ cells, row, column }) =>
  cells.length < 2 ? null : { cells: cells.filter((_, at) => at !== row), row: Math.max(row - 1, 0), column },
)

export const removeColumn = changing(({ cells, row, column }) =>
  (cells[0]?.length ?? 0) < 2
    ? null
    : { cells: cells.map((line) => line.filter((_, at) => at !== column)), row, column: Math.max(column - 1, 0) },
)

export const removeTable: Command = (state, dispatch) => {
  const place = placeOf(state.selection.$from)
  if (!place) return false
  dispatch?.(state.tr.delete(place.from, place.from + place.table.nodeSize).scrollIntoView())
  return true
}

export const isInTable = ({ selection: { $from } }: EditorState) => placeOf($from) !== null

/** In a cell there are lines and no paragraphs. */
export const breakLineInCell: Command = (state, dispatch) => {
  if (!isInTable(state)) return false
  dispatch?.(state.tr.replaceSelectionWith(schema.node('hard_break')).scrollIntoView())
  return true
}

/** From the last cell, and from the first one backwards, the key leaves the text as it does everywhere. */
export const toNextCell = stepping(1)
export const toPreviousCell = stepping(-1)

function stepping(step: 1 | -1): Command {
  return (state, dispatch) => {
    const place = placeOf(state.selection.$from)
    if (!place) return false
    const columns = place.cells[0]?.length ?? 0
    const next = place.row * columns + place.column + step
    if (next < 0 || next >= columns * place.cells.length) return false
    dispatch?.(inCell(state.tr, { ...place, row: Math.floor(next / columns), column: next % columns }).scrollIntoView())
    return true
  }
}

type Changed = Pick<Place, 'cells' | 'row' | 'column'>

/** Makes the table anew, and leaves the cursor in the cell that it names. */
function changing(change: (place: Place) => Changed | null): Command {
  return (state, dispatch) => {
    const place = placeOf(state.selection.$from)
    const changed = place && change(place)
    if (!changed) return false
    const { from, table } = place
    const tr = state.tr.replaceWith(from, from + table.nodeSize, tableOf(changed.cells))
    dispatch?.(inCell(tr, { from, ...changed }).scrollIntoView())
    return true
  }
}

function inCell(tr: Transaction, { from, cells, row, column }: Changed & { from: number }): Transaction {
  const sizeOf = (line: readonly Node[]) => line.reduce((sum, { nodeSize }) => sum + nodeSize, 0)
  const before = cells.slice(0, row).reduce((sum, line) => sum + sizeOf(line) + 2, 0)
  // Into the table, the row and the cell.
  const at = from + 3 + before + sizeOf(cells[row]?.slice(0, column) ?? [])
  return tr.setSelection(TextSelection.near(tr.doc.resolve(at)))
}

function placeOf($at: ResolvedPos): Place | null {
  const depth = Array.from({ length: $at.depth }, (_, at) => at + 1).find((at) => $at.node(at).type.name === 'table')
  if (depth === undefined || $at.depth < depth + 2) return null
  const table = $at.node(depth)
  return { table, from: $at.before(depth), cells: cellsOf(table), row: $at.index(depth), column: $at.index(depth + 1) }
}

/** Whatever was pasted or deleted across cells, every row keeps as many. */
export const evenTables = new Plugin({
  appendTransaction: (transactions, _, { doc, tr }) => {
    if (!transactions.some(({ docChanged }) => docChanged)) return null
    let isMended = false
    doc.forEach((table, from) => {
      if (table.type.name !== 'table') return
      const cells = cellsOf(table)
      const columns = Math.max(...cells.map(({ length }) => length))
      if (cells.every(({ length }) => length === columns)) return
      const even = cells.map((row) => [
        ...row,
        ...Array.from({ length: columns - row.length }, () => emptyCell(row.at(-1))),
      ])
      const at = tr.mapping.map(from)
      tr.replaceWith(at, at + table.nodeSize, tableOf(even))
      isMended = true
    })
    return isMended ? tr : null
  },
})
