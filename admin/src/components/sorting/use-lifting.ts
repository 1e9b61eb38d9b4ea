import { useStore } from '@nanostores/react'
import { quoted } from '@ostrov/shared/formats/quoted'
import {
  type Branch,
  isSamePlace,
  type Place,
  placeOf,
  placesFor,
  placeWords,
  steppedPlace,
} from '@ostrov/shared/menu/tree'
import { atom, type ReadableAtom } from 'nanostores'
import { createContext, type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Zone, Zones } from './nearest-zone'

/** Rows that keep among themselves, in one branch or across several. */
export type Level = {
  branches: readonly Branch[]
  /** What a row is called aloud. */
  nameOf: (id: string) => string
  /** What a branch is called aloud; null where there is but one. */
  branchOf: (id: string) => string | null
  onMove: (id: string, place: Place) => void
  /** Its rows never leave their branch. */
  stays?: true
}
type By = 'pointer' | 'keys'
export type Lifted = { level: string; id: string; by: By; from: Place; place: Place }
/** What rows know of their tree. It stays the same, so that of a thousand rows only those a move concerns are drawn anew. */
export type Tree = {
  $lifted: ReadableAtom<Lifted | null>
  zones: Zones
  press: (event: KeyboardEvent, row: Pick<Lifted, 'level' | 'id'>) => void
  cancel: () => void
}
export const TreeContext = createContext<Tree | null>(null)

/** How long a pointer stays over what is closed until it opens. */
const OPENS_MS = 600

/** What is lifted, where it would be put, and what is said of it. */
export function useLifting(levels: Readonly<Record<string, Level>>, onOpen?: (branch: string) => void) {
  const [$lifted] = useState(() => atom<Lifted | null>(null))
  const lifted = useStore($lifted)
  const setLifted = (next: Lifted | null) => $lifted.set(next)
  const { said, say } = useSaid(levels)
  const root = useRef<HTMLDivElement>(null)
  const finder = useFocusAfter(root)

  const lift = ({ level, id, by }: Pick<Lifted, 'level' | 'id' | 'by'>) => {
    const of = levels[level]
    const from = of && placeOf(of.branches, id)
    if (!of || !from) return
    setLifted({ level, id, by, from, place: from })
    say.lifted({ level, id }, from)
  }
  const moveTo = (place: Place) => {
    const of = lifted && levels[lifted.level]
    if (!of || isSamePlace(place, lifted.place) || (of.stays && place.branch !== lifted.from.branch)) return
    setLifted({ ...lifted, place })
    say.moved(lifted, place)
  }
  const drop = () => {
    const of = lifted && levels[lifted.level]
    if (!of) return
    setLifted(null)
    say.dropped(lifted, lifted.place)
    finder.after(lifted)
    seeHandle(lifted)
    if (!isSamePlace(lifted.place, lifted.from)) of.onMove(lifted.id, lifted.place)
  }
  const cancel = () => {
    if (!lifted || !levels[lifted.level]) return
    setLifted(null)
    say.returned(lifted, lifted.from)
    seeHandle(lifted)
  }
  const press = (event: KeyboardEvent, row: Pick<Lifted, 'level' | 'id'>) => {
    const isLifted = lifted?.by === 'keys' && lifted.level === row.level && lifted.id === row.id
    const isPress = event.key === ' ' || event.key === 'Enter'
    const of = levels[row.level]
    if (!of || (!isLifted && !isPress) || event.key === 'Tab') return
    event.preventDefault()
    event.stopPropagation()
    if (!isLifted) return lift({ ...row, by: 'keys' })
    if (isPress) return drop()
    if (event.key === 'Escape') return cancel()
    if (event.key === 'ArrowRight' && lifted.place.after_id === undefined) return onOpen?.(lifted.place.branch)
    const reached = of.stays ? of.branches.filter((branch) => branch.id === lifted.from.branch) : of.branches
    moveTo(steppedPlace(placesFor(reached, row.id), lifted.place, event.key))
  }
  /** What was folded while it was carried unfolds, and would push it out of sight. */
  const seeHandle = (row: Pick<Lifted, 'level' | 'id'>) =>
    requestAnimationFrame(() => handleOf(root.current, `${row.level}:${row.id}`)?.scrollIntoView({ block: 'nearest' }))
  useOpening(lifted, onOpen)
  useEffect(() => {
    if (lifted?.by === 'keys') root.current?.querySelector('[data-landing]')?.scrollIntoView({ block: 'nearest' })
  }, [lifted])
  const tree = useTree($lifted, { press, cancel })
  return { lifted, acts: { lift, moveTo, drop, cancel }, said, keep: root, tree }
}

type Row = Pick<Lifted, 'level' | 'id'>

/** What became of a row, for who does not see it. */
function useSaid(levels: Readonly<Record<string, Level>>) {
  const [said, setSaid] = useState('')
  const rowWords = ({ level, id }: Row) => `Строка ${quoted(levels[level]?.nameOf(id) ?? '')}`
  const words = ({ level, id }: Row, place: Place) => {
    const of = levels[level]
    return of ? placeWords(of.branches, id, place, of.branchOf(place.branch)) : ''
  }
  const say = {
    lifted: (row: Row, place: Place) => setSaid(`${rowWords(row)} поднята. Это ${words(row, place)}.`),
    moved: (row: Row, place: Place) => setSaid(`Это ${words(row, place)}.`),
    dropped: (row: Row, place: Place) => setSaid(`${rowWords(row)} поставлена на\u00A0${words(row, place)}.`),
    returned: (row: Row, place: Place) => setSaid(`${rowWords(row)} вернулась на\u00A0${words(row, place)}.`),
  }
  return { said, say }
}

/** One and the same through every drawing, it calls what the last drawing has made. */
function useTree($lifted: Tree['$lifted'], acts: Pick<Tree, 'press' | 'cancel'>): Tree {
  const now = useRef(acts)
  now.current = acts
  const [tree] = useState<Tree>(() => ({
    $lifted,
    zones: new Map(),
    press: (event, row) => now.current.press(event, row),
    cancel: () => now.current.cancel(),
  }))
  return tree
}

/** Where what is lifted would be put, as the row or the head that stands before that place shows it. */
export function landingAt(lifted: Lifted | null, { level, branch, row }: Zone): 'into' | 'after' | undefined {
  if (lifted?.level !== level || lifted.place.branch !== branch) return undefined
  if (lifted.place.after_id === undefined) return row === null ? 'into' : undefined
  return lifted.place.after_id === row ? 'after' : undefined
}

function handleOf(root: HTMLElement | null, end: string): HTMLElement | null {
  return root?.querySelector<HTMLElement>(`[data-handle$="${CSS.escape(end)}"]`) ?? null
}

/** A pointer that stays over a closed branch opens it. */
function useOpening(lifted: Lifted | null, onOpen?: (branch: string) => void) {
  const closed = lifted?.by === 'pointer' && lifted.place.after_id === undefined ? lifted.place.branch : null
  const open = useRef(onOpen)
  open.current = onOpen
  useEffect(() => {
    if (closed === null) return
    const timer = setTimeout(() => open.current?.(closed), OPENS_MS)
    return () => clearTimeout(timer)
  }, [closed])
}

/**
 * A row that was put down is drawn anew elsewhere, and the focus it had would be lost: its handle takes it again, or its
 * branch's where the row is out of sight, until one goes on to something else.
 */
function useFocusAfter(root: { current: HTMLDivElement | null }) {
  const wanted = useRef<Lifted | null>(null)
  useLayoutEffect(() => {
    if (!wanted.current || !root.current) return
    if (document.activeElement !== document.body) return
    const { level, id, place } = wanted.current
    const own = handleOf(root.current, `${level}:${id}`)
    const found = own ?? handleOf(root.current, `:${place.branch}`)
    found?.focus()
  })
  useEffect(() => {
    const forget = ({ target }: Event) => {
      if (target instanceof HTMLElement && !target.dataset.handle) wanted.current = null
    }
    document.addEventListener('focusin', forget)
    document.addEventListener('pointerdown', forget)
    return () => {
      document.removeEventListener('focusin', forget)
      document.removeEventListener('pointerdown', forget)
    }
  }, [])
  return {
    after: (lifted: Lifted) => {
      wanted.current = lifted.by === 'keys' ? lifted : null
    },
  }
}
