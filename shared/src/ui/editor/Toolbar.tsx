import {
  BetweenHorizontalStart,
  BetweenVerticalStart,
  Bold,
  Columns3,
  Heading2,
  Heading3,
  ImagePlus,
  Italic,
  Link,
  List,
  ListOrdered,
  type LucideIcon,
  Minus,
  Redo2,
  Rows3,
  Table,
  TextQuote,
  Trash2,
  Undo2,
} from 'lucide-react'
import type { EditorState } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { type KeyboardEvent, type RefObject, useState } from 'react'
import { canLink, linkPlace } from './links-in-text'
import { isInTable } from './tables'
import { chosenImage, TOOLS } from './tools'

type Item = {
  label: string
  icon: LucideIcon
  /** As `aria-keyshortcuts` has it. */
  keys?: string
  /** How its keys are written on them. */
  shown?: string
  isPossible: boolean
  isOn?: boolean
  press: () => void
}
type Props = {
  label: string
  controls: string
  bar: RefObject<HTMLDivElement | null>
  view: RefObject<EditorView | null>
  state: EditorState
  onLink: () => void
  /** Without it the text takes no pictures. */
  onImage: (() => void) | undefined
}

/** The WAI-ARIA toolbar: one stop of the Tab key, arrows go from button to button, Escape leads back to the text. */
export function Toolbar({ label, controls, bar, view, state, onLink, onImage }: Props) {
  const [at, setAt] = useState(0)
  const groups = groupsOf({ view, state, onLink, onImage })
  const most = groups.flat().length
  // Tools of a table go with it.
  const stop = Math.min(at, most - 1)
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Escape') view.current?.focus()
    const next = { ArrowRight: stop + 1, ArrowLeft: stop - 1, Home: 0, End: most - 1 }[event.key]
    if (next === undefined) return
    event.preventDefault()
    bar.current?.querySelectorAll('button')[(next + most) % most]?.focus()
  }
  let place = 0
  return (
    <div
      ref={bar}
      className="ui-rich__bar cluster"
      role="toolbar"
      aria-label={label}
      aria-controls={controls}
      onKeyDown={move}
    >
      {groups.map((group) => (
        <span key={group[0]?.label} className="ui-rich__group">
          {group.map((item) => {
            const own = place++
            return <Tool key={item.label} item={item} isStop={own === stop} onFocus={() => setAt(own)} />
          })}
        </span>
      ))}
    </div>
  )
}

type ToolProps = { item: Item; isStop: boolean; onFocus: () => void }

function Tool({ item: { label, icon: Icon, keys, shown, isPossible, isOn, press }, isStop, onFocus }: ToolProps) {
  return (
    <button
      type="button"
      className="ui-rich__tool"
      aria-label={label}
      title={shown ? `${label} (${shown})` : label}
      aria-keyshortcuts={keys}
      aria-pressed={isOn}
      aria-disabled={isPossible ? undefined : true}
      tabIndex={isStop ? 0 : -1}
      onFocus={onFocus}
      // The text keeps its selection, and a phone its keyboard.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => isPossible && press()}
    >
      <Icon size={20} aria-hidden="true" />
    </button>
  )
}

/** Makes a button of a tool by its name. */
function toolsOf(view: Props['view'], state: Props['state']) {
  return (name: keyof typeof TOOLS, label: string, icon: LucideIcon, keys?: [keys: string, shown: string]): Item => {
    const { run, on } = TOOLS[name]
    const press = () => {
      const { current } = view
      if (!current) return
      run(current.state, current.dispatch, current)
      current.focus()
    }
    return {
      ...{ label, icon, press, isPossible: run(state) },
      ...(on && { isOn: on(state) }),
      ...(keys && { keys: keys[0], shown: keys[1] }),
    }
  }
}

function groupsOf({ view, state, onLink, onImage }: Pick<Props, 'view' | 'state' | 'onLink' | 'onImage'>): Item[][] {
  const tool = toolsOf(view, state)
  const link = { label: 'Ссылка', icon: Link, keys: 'Control+K', shown: 'Ctrl+K', press: onLink }
  return [
    [
      tool('heading', 'Заголовок', Heading2, ['Control+Alt+2', 'Ctrl+Alt+2']),
      tool('subheading', 'Подзаголовок', Heading3, ['Control+Alt+3', 'Ctrl+Alt+3']),
    ],
    [
      tool('bold', 'Жирный', Bold, ['Control+B', 'Ctrl+B']),
      tool('italic', 'Курсив', Italic, ['Control+I', 'Ctrl+I']),
      { ...link, isPossible: canLink(state), isOn: linkPlace(state).href !== '' },
    ],
    [
      tool('bullets', 'Список', List, ['Control+Shift+8', 'Ctrl+Shift+8']),
      tool('numbers', 'Нумерованный список', ListOrdered, ['Control+Shift+7', 'Ctrl+Shift+7']),
      tool('quote', 'Цитата', TextQuote, ['Control+Shift+9', 'Ctrl+Shift+9']),
    ],
    [
      ...(onImage
        ? [{ label: 'Картинка', icon: ImagePlus, press: onImage, isPossible: true, isOn: chosenImage(state) !== null }]
        : []),
      tool('table', 'Таблица', Table),
      tool('rule', 'Черта', Minus),
    ],
    ...(isInTable(state)
      ? [
          [
            tool('addRow', 'Строка ниже', BetweenHorizontalStart),
            tool('addColumn', 'Столбец справа', BetweenVerticalStart),
            tool('removeRow', 'Убрать строку', Rows3),
            tool('removeColumn', 'Убрать столбец', Columns3),
            tool('removeTable', 'Убрать таблицу', Trash2),
          ],
        ]
      : []),
    [
      tool('undo', 'Отменить', Undo2, ['Control+Z', 'Ctrl+Z']),
      tool('redo', 'Вернуть', Redo2, ['Control+Shift+Z', 'Ctrl+Shift+Z']),
    ],
  ]
}
