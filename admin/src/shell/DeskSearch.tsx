import { recordPath, withQuery } from '@ostrov/shared/paths'
import { DESK_KINDS, DESK_QUERY_MOST } from '@ostrov/shared/staff/desk-search'
import type { DeskFoundWire } from '@ostrov/shared/staff/desk-search-schema'
import { Dialog, firstFocus } from '@ostrov/shared/ui/Dialog'
import { ask, sentenceOf } from '@ostrov/shared/wire/answers'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { api } from '../api'
import { useSettled } from '../components/use-settled'
import { type Found, type FoundGroup, screensOf } from './found-screens'
import type { Section } from './section'
import '../styles/desk-search.css'

/** One search over everything of the desk, by a press or Ctrl+K. */
export function DeskSearch({ sections }: { sections: readonly Section[] }) {
  const [open, setOpen] = useState(false)
  useShortcut(() => setOpen(true))
  const close = () => setOpen(false)
  return (
    <>
      <button
        type="button"
        className="desk-search-button row gap-3"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
      >
        <Search size={20} aria-hidden="true" />
        <span className="desk-search-button__words">Найти</span>
        <span className="desk-search-button__key" aria-hidden="true">
          Ctrl&nbsp;K
        </span>
      </button>
      <Dialog kind="DeskSearch" open={open} onClose={close} title="Найти">
        <Finder sections={sections} onGone={close} />
      </Dialog>
    </>
  )
}

/** By the place of the key, so that it is the same in both layouts; over another window it waits. */
function useShortcut(onPress: () => void) {
  const press = useRef(onPress)
  press.current = onPress
  useEffect(() => {
    const listening = new AbortController()
    document.addEventListener(
      'keydown',
      (event) => {
        if (event.code !== 'KeyK' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
        if (event.defaultPrevented || document.querySelector('dialog[open]')) return
        event.preventDefault()
        press.current()
      },
      { signal: listening.signal },
    )
    return () => listening.abort()
  }, [])
}

function Finder({ sections, onGone }: { sections: readonly Section[]; onGone: () => void }) {
  const [typed, setTyped] = useState('')
  const asked = typed.trim()
  const settled = useSettled(asked)
  const { data, error, isPlaceholderData, isFetching } = useQuery({
    queryKey: ['desk-search', settled],
    queryFn: () => ask(api.admin.search.get({ query: { query: settled } })),
    enabled: settled !== '',
    placeholderData: keepPreviousData,
  })
  const found = settled === '' || asked === '' ? [] : (data?.groups ?? []).map(groupOf(settled))
  const isKnown = asked === settled && (settled === '' || (!isPlaceholderData && !isFetching))
  const groups = [...screensOf(sections, asked), ...found]
  const enter = useFirst(isKnown, groups[0]?.found[0]?.to, onGone)
  return (
    <search className="desk-search" onKeyDown={walk}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          enter()
        }}
      >
        <input
          ref={firstFocus}
          type="search"
          className="ui-input"
          aria-label="Телефон, номер или слова"
          placeholder="Телефон, номер или слова"
          autoComplete="off"
          maxLength={DESK_QUERY_MOST}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </form>
      <p className="ui-muted ui-small" role="status">
        {error ? sentenceOf(error) : isKnown ? wordsOf(groups) : 'Ищем…'}
      </p>
      {groups.map((group) => (
        <FoundList key={group.title} group={group} onGone={onGone} />
      ))}
    </search>
  )
}

/** Enter opens what comes first, also where the answer is still on its way. */
function useFirst(isKnown: boolean, first: string | undefined, onGone: () => void) {
  const navigate = useNavigate()
  const [wanted, setWanted] = useState(false)
  useEffect(() => {
    if (!wanted || !isKnown) return
    setWanted(false)
    if (first === undefined) return
    onGone()
    navigate(first)
  }, [wanted, isKnown, first, onGone, navigate])
  return () => setWanted(true)
}

const groupOf =
  (query: string) =>
  ({ kind, found, is_more }: DeskFoundWire['groups'][number]): FoundGroup => {
    const { label, at, lists } = DESK_KINDS[kind]
    return {
      title: label,
      found: found.map(({ id, title, note }) => ({ to: recordPath(at, id), title, note })),
      more: is_more ? { to: lists ? withQuery(at, { query }) : null } : undefined,
    }
  }

const wordsOf = (groups: readonly FoundGroup[]) =>
  groups.length === 0
    ? 'Ничего не\u00A0нашлось. Попробуйте номер, телефон или часть названия'
    : 'Стрелки выбирают, Enter открывает'

/** Arrows go over what was found and back to what is typed. */
function walk(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, a')]
  const at = stops.findIndex((stop) => stop.matches(':focus'))
  if (at < 0) return
  event.preventDefault()
  stops[(at + (event.key === 'ArrowDown' ? 1 : stops.length - 1)) % stops.length]?.focus()
}

function FoundList({ group: { title, found, more }, onGone }: { group: FoundGroup; onGone: () => void }) {
  const heading = useId()
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading} className="desk-search__kind">
        {title}
      </h3>
      <ul className="desk-search__list">
        {found.map((one) => (
          <li key={`${one.to} ${one.title}`}>
            <FoundLink {...one} onClick={onGone} />
          </li>
        ))}
        {more && (
          <li>
            {more.to ? (
              <FoundLink to={more.to} title={`Все: ${title.toLowerCase()}`} note="" onClick={onGone} />
            ) : (
              <p className="desk-search__link split ui-muted">Есть и&nbsp;ещё: уточните, что ищете</p>
            )}
          </li>
        )}
      </ul>
    </section>
  )
}

function FoundLink({ to, title, note, onClick }: Found & { onClick: () => void }) {
  return (
    <Link to={to} className="desk-search__link split" onClick={onClick}>
      <span>{title}</span>
      {note && <span className="ui-muted ui-small">{note}</span>}
    </Link>
  )
}
