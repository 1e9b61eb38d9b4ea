import { EditorState, type Transaction } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { isSame } from '../../forms/same'
import type { RichText } from '../../rich-text/grammar'
import { linkKind, linkOf } from '../../rich-text/links'
import { cleanPaste, isAddress } from './clean-paste'
import { documentOf, richTextOf } from './document'
import { canLink, linkPlace, withLink } from './links-in-text'
import { lostPictures, picturesOf } from './pasted-pictures'
import { pluginsOf } from './plugins'

type Options = {
  value: RichText | null
  onChange: (value: RichText | null) => void
  placeholder: string
  /** Of the element that is typed into. */
  attributes: Record<string, string>
  onLink: () => void
  onToolbar: () => void
  /** Pictures were pasted or dropped; null where the text takes none. */
  onPictures: ((files: readonly File[]) => void) | null
  /** So many pictures stood in what was pasted, and stayed behind. */
  onLost: (count: number) => void
  /** A picture was pressed twice. */
  onImage: () => void
}

/** The editor in an element of its own, its state for whoever draws buttons, and the text as it changes. */
export function useEditor(options: Options) {
  const { value, attributes } = options
  const latest = useRef(options)
  latest.current = options
  const place = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView | null>(null)
  const told = useRef(value)
  const [state, setState] = useState(() => newState(value, latest))

  useEffect(() => {
    if (!place.current) return
    const made = openView(place.current, newState(told.current, latest), latest, (next, isTyped) => {
      setState(next)
      if (!isTyped) return
      told.current = richTextOf(next.doc)
      latest.current.onChange(told.current)
    })
    view.current = made
    setState(made.state)
    const listening = new AbortController()
    const { 'aria-labelledby': label = '' } = latest.current.attributes
    // No `<label>` can belong to it, yet a press on its words leads into it as anywhere.
    document.getElementById(label)?.addEventListener('click', () => made.focus(), { signal: listening.signal })
    return () => {
      listening.abort()
      view.current = null
      made.destroy()
    }
  }, [])

  useEffect(() => {
    const { current } = view
    if (!current || value === told.current) return
    told.current = value
    if (isSame(value, richTextOf(current.state.doc))) return
    const { tr, doc } = current.state
    current.dispatch(tr.replaceWith(0, doc.content.size, documentOf(value).content).setMeta(TOLD, true))
  }, [value])

  const spoken = JSON.stringify(attributes)
  const shown = useRef(spoken)
  useLayoutEffect(() => {
    if (spoken === shown.current) return
    shown.current = spoken
    view.current?.setProps({ attributes: () => latest.current.attributes })
  }, [spoken])

  return { place, view, state }
}

/** What came from outside is told to nobody as typed. */
const TOLD = 'told'

/** `changed` hears every state that it comes to, and whether it was typed. */
function openView(
  place: HTMLElement,
  state: EditorState,
  latest: { current: Options },
  changed: (next: EditorState, isTyped: boolean) => void,
): EditorView {
  /** A picture by itself is taken in; those among words are said to be left behind, for they lie elsewhere. */
  const takePictures = (pasted: DataTransfer | null) => {
    const files = picturesOf(pasted)
    const { onPictures, onLost } = latest.current
    if (files.length > 0 && onPictures) {
      onPictures(files)
      return true
    }
    const lost = files.length || lostPictures(pasted)
    if (lost > 0) onLost(lost)
    return files.length > 0
  }
  const view = new EditorView(place, {
    state,
    attributes: () => latest.current.attributes,
    transformPastedHTML: cleanPaste,
    handlePaste: (editor, { clipboardData }) => takePictures(clipboardData) || pasteAddress(editor, clipboardData),
    handleDrop: (_, { dataTransfer }, __, moved) => !moved && takePictures(dataTransfer),
    handleDoubleClickOn: (_, __, node) => {
      if (node.type.name !== 'image') return false
      latest.current.onImage()
      return true
    },
    dispatchTransaction: (transaction: Transaction) => {
      const next = view.state.apply(transaction)
      view.updateState(next)
      changed(next, transaction.docChanged && !transaction.getMeta(TOLD))
    },
  })
  return view
}

function newState(value: RichText | null, latest: { current: Options }): EditorState {
  const plugins = pluginsOf({
    link: () => latest.current.onLink(),
    toolbar: () => latest.current.onToolbar(),
    placeholder: () => latest.current.placeholder,
  })
  return EditorState.create({ doc: documentOf(value), plugins })
}

/** An address that is pasted over words makes a link of them. */
function pasteAddress(view: EditorView, pasted: DataTransfer | null): boolean {
  const text = pasted?.getData('text/plain') ?? ''
  const href = linkOf(text)
  if (view.state.selection.empty || !isAddress(text) || !linkKind(href) || !canLink(view.state)) return false
  view.dispatch(withLink(view.state, linkPlace(view.state), href, ''))
  return true
}
