import { type KeyboardEvent, useRef } from 'react'

type Props<Id extends string> = {
  /** What the tabs choose between, for a screen reader. */
  label: string
  tabs: readonly { id: Id; label: string }[]
  value: Id
  onChange: (id: Id) => void
  /** Tabs carry the ids `{name}-tab-{id}` and control the panels `{name}-panel-{id}`. */
  name: string
  look?: 'segments' | 'chips'
}

const STEPS: Record<string, (at: number, last: number) => number> = {
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_, last) => last,
}

/** Tabs one finger or the arrow keys walk; the panel itself is the caller's: `<div {...panelOf(name, id)}>`. */
export function Tabs<Id extends string>({ label, tabs, value, onChange, name, look = 'segments' }: Props<Id>) {
  const list = useRef<HTMLDivElement>(null)
  const walk = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (!step) return
    event.preventDefault()
    const at = tabs.findIndex((tab) => tab.id === value)
    const next = tabs[step(at, tabs.length - 1)]
    if (!next) return
    onChange(next.id)
    list.current?.querySelector<HTMLElement>(`#${CSS.escape(`${name}-tab-${next.id}`)}`)?.focus()
  }
  return (
    <div
      ref={list}
      className={look === 'segments' ? 'ui-segments' : 'ui-row'}
      role="tablist"
      aria-label={label}
      onKeyDown={walk}
    >
      {tabs.map((tab) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          id={`${name}-tab-${tab.id}`}
          className={look === 'chips' ? 'ui-chip ui-chip--plain' : undefined}
          aria-selected={tab.id === value}
          aria-controls={`${name}-panel-${tab.id}`}
          tabIndex={tab.id === value ? 0 : -1}
          onClick={() => onChange(tab.id)}
        >
          {tab.label}
        </button>
      ))}
    </div>
  )
}

/** What a panel needs so that its tab can point at it. */
export function panelOf(name: string, id: string) {
  return { role: 'tabpanel', id: `${name}-panel-${id}`, 'aria-labelledby': `${name}-tab-${id}` } as const
}
