import { type Attrs, DOMSerializer, type MarkSpec, Node, type NodeSpec, Schema } from 'prosemirror-model'
import { shownPictureUrl } from '../../images/picture-url'
import { MARKS, type MarkName, NODES, type NodeName, type RichText } from '../../rich-text/grammar'
import { linkKind, linkOf } from '../../rich-text/links'
import { isUuid } from '../../wire/uuid'

type NodeLook = Pick<NodeSpec, 'parseDOM' | 'toDOM' | 'inline' | 'defining' | 'draggable' | 'isolating'>
type MarkLook = Pick<MarkSpec, 'parseDOM' | 'toDOM' | 'inclusive'>

/** How each part stands in the editor, and of which elements it is made when HTML is pasted. */
const DRAWN: Readonly<Record<NodeName, NodeLook>> = {
  doc: {},
  paragraph: { parseDOM: [{ tag: 'p' }], toDOM: () => ['p', 0] },
  heading: {
    defining: true,
    parseDOM: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((tag, at) => ({ tag, attrs: { level: at < 2 ? 2 : 3 } })),
    toDOM: ({ attrs }) => [attrs.level === 2 ? 'h2' : 'h3', 0],
  },
  bullet_list: { parseDOM: [{ tag: 'ul' }], toDOM: () => ['ul', 0] },
  ordered_list: { parseDOM: [{ tag: 'ol' }], toDOM: () => ['ol', 0] },
  list_item: { defining: true, parseDOM: [{ tag: 'li' }], toDOM: () => ['li', 0] },
  blockquote: { defining: true, parseDOM: [{ tag: 'blockquote' }], toDOM: () => ['blockquote', 0] },
  image: {
    draggable: true,
    // Only what was copied from a text of ours: a picture of another site is not stored here.
    parseDOM: [{ tag: 'figure[data-image]', getAttrs: imageAttrs }],
    toDOM: ({ attrs: { id, alt, caption } }) => [
      'figure',
      { 'data-image': id },
      ['img', { src: shownPictureUrl(id), alt }],
      ...(caption ? [['figcaption', caption]] : []),
    ],
  },
  table: { isolating: true, parseDOM: [{ tag: 'table' }], toDOM: () => ['table', ['tbody', 0]] },
  table_row: { parseDOM: [{ tag: 'tr' }], toDOM: () => ['tr', 0] },
  table_cell: { isolating: true, parseDOM: [{ tag: 'td' }], toDOM: () => ['td', 0] },
  table_header: { isolating: true, parseDOM: [{ tag: 'th' }], toDOM: () => ['th', 0] },
  horizontal_rule: { parseDOM: [{ tag: 'hr' }], toDOM: () => ['hr'] },
  text: {},
  hard_break: { inline: true, parseDOM: [{ tag: 'br' }], toDOM: () => ['br'] },
}

// The first one encloses the others: a link with a bold word in it stays one link.
const LOOKS: readonly [MarkName, MarkLook][] = [
  [
    'link',
    {
      inclusive: false,
      parseDOM: [{ tag: 'a[href]', getAttrs: linkAttrs }],
      toDOM: ({ attrs: { href } }) => ['a', { href }, 0],
    },
  ],
  [
    'bold',
    {
      parseDOM: [
        { tag: 'strong' },
        // Google Docs puts all it copies into one that is not bold.
        { tag: 'b', getAttrs: (element) => element.style.fontWeight !== 'normal' && null },
        { style: 'font-weight=400', clearMark: ({ type }) => type.name === 'bold' },
        { style: 'font-weight', getAttrs: (weight) => /^(?:bold|bolder|[6-9]\d\d)$/.test(weight) && null },
      ],
      toDOM: () => ['strong', 0],
    },
  ],
  [
    'italic',
    {
      parseDOM: [
        ...[{ tag: 'em' }, { tag: 'i' }, { style: 'font-style=italic' }],
        { style: 'font-style=normal', clearMark: ({ type }) => type.name === 'italic' },
      ],
      toDOM: () => ['em', 0],
    },
  ],
]

export const schema = new Schema({
  topNode: 'doc',
  nodes: Object.fromEntries(Object.entries(DRAWN).map(([name, look]) => [name, { ...specOf(name), ...look }])),
  marks: Object.fromEntries(LOOKS.map(([name, look]) => [name, { attrs: attrsOf(MARKS[name].attrs), ...look }])),
})

/** The editor's document of a text; an empty one of none, and of what is none. */
export function documentOf(text: RichText | null): Node {
  try {
    const document = Node.fromJSON(schema, text)
    document.check()
    // Behind a table that ends a text one could not go on.
    if (document.lastChild?.type.name !== 'table') return document
    return document.copy(document.content.addToEnd(schema.node('paragraph')))
  } catch {
    return schema.node('doc', null, [schema.node('paragraph')])
  }
}

/** What is kept of the editor's document: without the empty paragraphs at its end; null where nothing stands in it. */
export function richTextOf(document: Node): RichText | null {
  let end = document.childCount
  while (end > 0 && isEmpty(document.child(end - 1))) end -= 1
  if (end === 0) return null
  const text: RichText = document.toJSON()
  return { type: 'doc', content: text.content.slice(0, end) }
}

/** A text as the editor draws it, to be looked at. */
export const drawn = (text: RichText | null) =>
  DOMSerializer.fromSchema(schema).serializeFragment(documentOf(text).content)

const isEmpty = ({ type, childCount }: Node) => type.name === 'paragraph' && childCount === 0

function specOf(name: string): NodeSpec {
  const rule = isNode(name) ? NODES[name] : {}
  const { holds, first, filled, marks = [], attrs } = rule
  const some = holds && `(${holds.join(' | ')})`
  const content = first ? `${first} ${some}*` : some && `${some}${filled ? '+' : '*'}`
  return { ...(content && { content }), marks: marks.join(' '), attrs: attrsOf(attrs) }
}

function isNode(name: string): name is NodeName {
  return Object.hasOwn(NODES, name)
}

function attrsOf(names: readonly string[] = []) {
  return Object.fromEntries(names.map((name) => [name, {}]))
}

function imageAttrs(figure: HTMLElement): Attrs | false {
  const { image: id } = figure.dataset
  const alt = figure.querySelector('img')?.alt ?? ''
  return isUuid(id) && { id, alt, caption: figure.querySelector('figcaption')?.textContent ?? '' }
}

/** The words of a link that no text may hold stay. */
function linkAttrs(link: HTMLElement): Attrs | false {
  const href = linkOf(link.getAttribute('href') ?? '')
  return linkKind(href) !== null && { href }
}
