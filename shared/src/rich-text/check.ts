import { cutText } from '../formats/cut-text'
import { quoted } from '../formats/quoted'
import { isUuid } from '../wire/uuid'
import { HEADING_LEVELS, MARKS, NODES, type NodeName, RICH_TEXT_MOST, type RichText } from './grammar'
import { linkComplaint } from './links'

type Held = Record<string, unknown>
/** What has been counted on the way, and in how many lists one stands. */
type Walk = { nodes: number; images: number; characters: number; lists: number }
/** What is wrong; null when nothing is. */
type Complaint = string | null

/** The value is a rich text that `richTextComplaint` has nothing against. */
export function isRichText(value: unknown): value is RichText {
  return richTextComplaint(value) === null
}

/** What is wrong with a rich text and in which block of it; null when nothing is. */
export function richTextComplaint(value: unknown): Complaint {
  const walk: Walk = { nodes: 0, images: 0, characters: 0, lists: 0 }
  if (!isHeld(value) || value.type !== 'doc') return 'Пришлите текст в\u00A0том виде, в\u00A0каком его хранит редактор'
  const own = shapeComplaint(value, 'doc')
  if (own || !Array.isArray(value.content)) return own
  if (value.content.length > RICH_TEXT_MOST.nodes) return TOO_MANY
  for (const [at, block] of value.content.entries()) {
    const complaint = nodeComplaint(block, NODES.doc.holds ?? [], walk)
    if (complaint) return `Блок\u00A0${at + 1}: ${complaint}`
  }
  return null
}

const TOO_MANY = `слишком много частей, можно не\u00A0больше ${RICH_TEXT_MOST.nodes}`

function nodeComplaint(node: unknown, allowed: readonly NodeName[], walk: Walk): Complaint {
  if (!isHeld(node)) return 'здесь стоит то, что не\u00A0текст'
  const name = allowed.find((one) => one === node.type)
  if (!name) return `часть ${shown(node.type)} здесь не\u00A0поддерживается`
  walk.nodes += 1
  if (walk.nodes > RICH_TEXT_MOST.nodes) return TOO_MANY
  return shapeComplaint(node, name) ?? ownComplaint(node, name, walk) ?? contentComplaint(node, name, walk)
}

/** Keys beyond those of its rule, and what its rule demands. */
function shapeComplaint(node: Held, name: NodeName): Complaint {
  const { attrs, holds, filled, first } = NODES[name]
  const isInline = name === 'text' || name === 'hard_break'
  const keys = [
    'type',
    ...(attrs ? ['attrs'] : []),
    ...(holds ? ['content'] : []),
    ...(isInline ? ['marks'] : []),
    ...(name === 'text' ? ['text'] : []),
  ]
  const stray = strayKey(node, keys) ?? (attrs && attrsStray(node.attrs, attrs))
  if (stray) return stray
  const { content } = node
  if (content !== undefined && !Array.isArray(content)) return 'содержание должно быть списком'
  const [begin]: unknown[] = content ?? []
  if (filled && begin === undefined) return 'здесь ничего нет'
  return first && !(isHeld(begin) && begin.type === first) ? 'пункт списка начинается с\u00A0абзаца' : null
}

function attrsStray(attrs: unknown, names: readonly string[]): Complaint {
  if (!isHeld(attrs)) return 'не\u00A0хватает свойств'
  return (
    strayKey(attrs, names) ?? (names.every((name) => Object.hasOwn(attrs, name)) ? null : 'не\u00A0хватает свойств')
  )
}

function strayKey(held: Held, names: readonly string[]): Complaint {
  const stray = Object.keys(held).find((key) => !names.includes(key))
  return stray === undefined ? null : `свойство ${shown(stray)} не\u00A0поддерживается`
}

/** What only its own kind can say. */
function ownComplaint({ text, attrs, content }: Held, name: NodeName, walk: Walk): Complaint {
  if (name === 'text') {
    if (typeof text !== 'string' || text === '') return 'пустая часть текста'
    walk.characters += text.length
    return walk.characters > RICH_TEXT_MOST.characters ? TOO_LONG : null
  }
  if (name === 'table') return tableComplaint(content)
  if (!isHeld(attrs)) return null
  if (name === 'heading') {
    return HEADING_LEVELS.includes(attrs.level) ? null : 'заголовок бывает второго и\u00A0третьего уровня'
  }
  if (name !== 'image') return null
  walk.images += 1
  if (walk.images > RICH_TEXT_MOST.images) return `можно не\u00A0больше ${RICH_TEXT_MOST.images} картинок`
  return imageComplaint(attrs)
}

/** Rows of one length, and no longer than a page is wide. */
function tableComplaint(rows: unknown): Complaint {
  const lengths = (Array.isArray(rows) ? rows : []).map((row: unknown) =>
    isHeld(row) && Array.isArray(row.content) ? row.content.length : 0,
  )
  if (new Set(lengths).size > 1) return 'в\u00A0строках таблицы разное число ячеек'
  return Math.max(...lengths) > RICH_TEXT_MOST.columns
    ? `в\u00A0таблице можно не\u00A0больше ${RICH_TEXT_MOST.columns} столбцов`
    : null
}

const TOO_LONG = `текст слишком длинный, можно не\u00A0больше ${RICH_TEXT_MOST.characters} знаков`

function imageComplaint({ id, alt, caption }: Held): Complaint {
  if (!isUuid(id)) return 'картинка не\u00A0загружена на\u00A0сайт'
  if (typeof alt !== 'string' || alt.trim() === '') return 'опишите картинку для тех, кто её не\u00A0видит'
  if (alt.length > RICH_TEXT_MOST.alt) return `описание картинки не\u00A0длиннее ${RICH_TEXT_MOST.alt} знаков`
  if (typeof caption !== 'string') return 'подпись картинки должна быть текстом'
  return caption.length > RICH_TEXT_MOST.caption ? `подпись не\u00A0длиннее ${RICH_TEXT_MOST.caption} знаков` : null
}

function contentComplaint({ content }: Held, name: NodeName, walk: Walk): Complaint {
  const { holds, marks = [] } = NODES[name]
  if (!holds || !Array.isArray(content)) return null
  const isList = name === 'bullet_list' || name === 'ordered_list'
  if (isList && walk.lists === RICH_TEXT_MOST.lists) return `списки вложены глубже ${RICH_TEXT_MOST.lists} уровней`
  const within = isList ? 1 : 0
  walk.lists += within
  for (const one of content) {
    const complaint = nodeComplaint(one, holds, walk) ?? marksComplaint(one, marks)
    if (complaint) return complaint
  }
  walk.lists -= within
  return null
}

function marksComplaint(node: unknown, allowed: readonly string[]): Complaint {
  if (!isHeld(node) || node.marks === undefined) return null
  const { marks } = node
  if (!Array.isArray(marks) || marks.length > allowed.length) return 'лишнее оформление'
  const seen = new Set<unknown>()
  for (const mark of marks) {
    const complaint = seen.has(typeOf(mark)) ? 'оформление повторяется' : markComplaint(mark, allowed)
    if (complaint) return complaint
    seen.add(typeOf(mark))
  }
  return null
}

function markComplaint(mark: unknown, allowed: readonly string[]): Complaint {
  const name = allowed.find((one) => one === typeOf(mark))
  if (!isHeld(mark) || !isMarkName(name)) return `оформление ${shown(typeOf(mark))} здесь не\u00A0поддерживается`
  const { attrs } = MARKS[name]
  const stray = strayKey(mark, attrs ? ['type', 'attrs'] : ['type']) ?? (attrs && attrsStray(mark.attrs, attrs))
  if (stray || !attrs) return stray ?? null
  const href = isHeld(mark.attrs) ? mark.attrs.href : null
  return typeof href === 'string' ? linkComplaint(href) : 'у\u00A0ссылки нет адреса'
}

const isMarkName = (name: string | undefined): name is keyof typeof MARKS => name !== undefined && name in MARKS
const typeOf = (value: unknown) => (isHeld(value) ? value.type : undefined)
const isHeld = (value: unknown): value is Held => typeof value === 'object' && value !== null && !Array.isArray(value)
/** What somebody sent, short enough to be said back. */
const shown = (word: unknown) => (typeof word === 'string' ? quoted(cutText(word, 40)) : 'без имени')
