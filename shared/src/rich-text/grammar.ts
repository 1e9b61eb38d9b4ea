/** What may stand in a rich text. The checker, the editor's schema and the drawn HTML all follow this table. */

type Plain = { type: 'text'; text: string } | { type: 'hard_break' }
export type Mark = { type: 'bold' } | { type: 'italic' } | { type: 'link'; attrs: { href: string } }
export type Inline = Plain & { marks?: readonly Mark[] }
export type Paragraph = { type: 'paragraph'; content?: readonly Inline[] }
type Heading = { type: 'heading'; attrs: { level: number }; content?: readonly Inline[] }
export type List = { type: 'bullet_list' | 'ordered_list'; content: readonly ListItem[] }
export type ListItem = { type: 'list_item'; content: readonly (Paragraph | List)[] }
type Quote = { type: 'blockquote'; content: readonly Paragraph[] }
/** A stored picture by its id; `alt` says what is in it to whoever does not see it. */
export type RichImage = { type: 'image'; attrs: { id: string; alt: string; caption: string } }
/** A line of words of a table; lines within it are parted by breaks. */
type Cell = { type: 'table_cell' | 'table_header'; content?: readonly Inline[] }
export type TableRow = { type: 'table_row'; content: readonly Cell[] }
/** Every row has as many cells. */
export type Table = { type: 'table'; content: readonly TableRow[] }
export type Block = Paragraph | Heading | List | Quote | RichImage | Table | { type: 'horizontal_rule' }
/** A text as it is kept and sent: the JSON of a ProseMirror document. No text at all is null. */
export type RichText = { type: 'doc'; content: readonly Block[] }

export type MarkName = Mark['type']
export type NodeName =
  | RichText['type']
  | Block['type']
  | ListItem['type']
  | TableRow['type']
  | Cell['type']
  | Inline['type']

type NodeRule = {
  /** What may stand in it. */
  holds?: readonly NodeName[]
  /** What it begins with. */
  first?: NodeName
  /** Something has to stand in it. */
  filled?: true
  /** How words in it may look. */
  marks?: readonly MarkName[]
  /** Every attribute it has. */
  attrs?: readonly string[]
}

const INLINE = ['text', 'hard_break'] as const
const LISTS = ['bullet_list', 'ordered_list'] as const

export const NODES: Readonly<Record<NodeName, NodeRule>> = {
  doc: { holds: ['paragraph', 'heading', ...LISTS, 'blockquote', 'image', 'table', 'horizontal_rule'], filled: true },
  paragraph: { holds: INLINE, marks: ['bold', 'italic', 'link'] },
  // A heading is bold as it is.
  heading: { holds: INLINE, marks: ['italic', 'link'], attrs: ['level'] },
  bullet_list: { holds: ['list_item'], filled: true },
  ordered_list: { holds: ['list_item'], filled: true },
  list_item: { holds: ['paragraph', ...LISTS], first: 'paragraph', filled: true },
  blockquote: { holds: ['paragraph'], filled: true },
  image: { attrs: ['id', 'alt', 'caption'] },
  table: { holds: ['table_row'], filled: true },
  table_row: { holds: ['table_cell', 'table_header'], filled: true },
  table_cell: { holds: INLINE, marks: ['bold', 'italic', 'link'] },
  // As a heading is.
  table_header: { holds: INLINE, marks: ['italic', 'link'] },
  horizontal_rule: {},
  text: {},
  hard_break: {},
}

export const MARKS: Readonly<Record<MarkName, { attrs?: readonly string[] }>> = {
  bold: {},
  italic: {},
  link: { attrs: ['href'] },
}

/** The first level is the page's own title. */
export const HEADING_LEVELS: readonly unknown[] = [2, 3]

/** Bounds of every rich text, whatever its form asks. A body of JSON has 256 kB, of which a Russian letter takes two bytes. */
export const RICH_TEXT_MOST = {
  characters: 60_000,
  nodes: 3_000,
  images: 30,
  /** Lists in one another: as deep as the server lets a body be. */
  lists: 3,
  columns: 12,
  href: 2_000,
  alt: 200,
  caption: 300,
} as const
