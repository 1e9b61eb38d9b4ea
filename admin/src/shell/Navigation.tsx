import { Dialog } from '@ostrov/shared/ui/Dialog'
import { namesOf } from '@ostrov/shared/wire/names'
import { Ellipsis } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { isCurrent, SECTION_GROUPS, type Section, type SectionGroup } from './section'

/** More than this, and a bar shows one fewer and «Ещё». */
const MOST_IN_BAR = 5
const COUNTED_MOST = 999

type Props = {
  sections: readonly Section[]
  /** How much waits in a section, by its address. */
  counts: Readonly<Record<string, number>>
}

/** Where one can go: all of it under headings in a sidebar, the few that matter most in a bar, the rest behind «Ещё». */
export function Navigation({ sections, counts }: Props) {
  const { pathname } = useLocation()
  const shown = useOpenInSight(sections.find((section) => isCurrent(section, pathname))?.to)
  const inBar = sections.length > MOST_IN_BAR ? barOf(sections) : sections
  const further = sections.filter((section) => !inBar.includes(section))
  return (
    <nav ref={shown} className="navigation" aria-label="Разделы">
      <Groups sections={sections} counts={counts} further={further} />
      {further.length > 0 && (
        <More {...{ counts }} sections={further} current={further.find((one) => isCurrent(one, pathname))} />
      )}
    </nav>
  )
}

/** Those that are named so first, then the others in their order. */
function barOf(sections: readonly Section[]): readonly Section[] {
  return [...sections.filter(({ main }) => main), ...sections.filter(({ main }) => !main)].slice(0, MOST_IN_BAR - 1)
}

/** Scrolls the list itself, never the page, to the open entry. */
function useOpenInSight(open: string | undefined) {
  const list = useRef<HTMLElement>(null)
  useEffect(() => {
    const links = [...(list.current?.querySelectorAll('a') ?? [])]
    const entry = links.find(({ pathname }) => open && pathname.endsWith(open))?.getBoundingClientRect()
    const around = list.current?.getBoundingClientRect()
    if (!list.current || !entry || !around) return
    if (entry.top < around.top || entry.bottom > around.bottom)
      list.current.scrollTop += (entry.top + entry.bottom - around.top - around.bottom) / 2
  }, [open])
  return list
}

type GroupsProps = Props & { further?: readonly Section[]; onClick?: () => void }

function Groups({ sections, counts, further = [], onClick }: GroupsProps) {
  const of = (group: SectionGroup | undefined) =>
    sections
      .filter((section) => section.group === group)
      .map((section) => (
        <SectionLink
          key={section.to}
          {...{ section, onClick }}
          further={further.includes(section)}
          count={counts[section.to] ?? 0}
        />
      ))
  return (
    <>
      {of(undefined)}
      {namesOf(SECTION_GROUPS)
        .filter((group) => sections.some((section) => section.group === group))
        .map((group) => (
          <div key={group} className="navigation__group">
            <p className="navigation__heading">{SECTION_GROUPS[group]}</p>
            {of(group)}
          </div>
        ))}
    </>
  )
}

type SectionProps = { section: Section; further: boolean; count: number; onClick?: (() => void) | undefined }

function SectionLink({ section, further, count, onClick }: SectionProps) {
  const { pathname } = useLocation()
  const { to, label, icon: Icon } = section
  return (
    <Link
      to={to}
      className={`navigation__link row${further ? ' navigation__link--further' : ''}`}
      aria-current={isCurrent(section, pathname) ? 'page' : undefined}
      onClick={onClick}
    >
      <Icon size={22} aria-hidden="true" />
      {label}
      {count > 0 && (
        <span className="navigation__count">
          {count > COUNTED_MOST ? `${COUNTED_MOST}+` : count}
          <span className="ui-hidden"> ждут</span>
        </span>
      )}
    </Link>
  )
}

/** Sections that a bar has no room for; a sidebar has. */
function More({ sections, counts, current }: Props & { current: Section | undefined }) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <button
        type="button"
        className="navigation__link row navigation__more"
        aria-haspopup="dialog"
        data-current={current && true}
        onClick={() => setOpen(true)}
      >
        <Ellipsis size={22} aria-hidden="true" />
        Ещё
        {current && <span className="ui-hidden">, открыто: {current.label}</span>}
      </button>
      <Dialog kind="MoreSections" open={open} onClose={close} title="Разделы">
        <div className="navigation-sheet">
          <Groups sections={sections} counts={counts} onClick={close} />
        </div>
      </Dialog>
    </>
  )
}
