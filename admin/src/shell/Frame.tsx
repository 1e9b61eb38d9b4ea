import { brandName } from '@ostrov/shared/formats/installation'
import { Dialog } from '@ostrov/shared/ui/Dialog'
import { Ellipsis } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link, Outlet, useLocation } from 'react-router'
import { isCurrent, type Section } from './section'

/** More than this, and a bar shows one fewer and «Ещё». */
const MOST_IN_BAR = 5

type Props = {
  sections: readonly Section[]
  /** What stands above every page: «Вы вошли как …». */
  banner?: ReactNode
  switcher?: ReactNode
  account: ReactNode
  /** In place of the page. */
  content?: ReactNode
}

/** The frame of every page: a sidebar on a desktop; a bar above and, when there is anywhere to go, one below on smaller screens. */
export function Frame({ sections, banner, switcher, account, content = <Outlet /> }: Props) {
  return (
    <div className="frame">
      <a className="ui-skip" href="#content">
        К&nbsp;содержанию
      </a>
      <header className="frame__side">
        <p className="brand">
          {brandName()} <span className="brand__part">кабинет</span>
        </p>
        {switcher && <div className="frame__switcher">{switcher}</div>}
        <Navigation sections={sections} />
        <div className="frame__account">{account}</div>
      </header>
      <div className="frame__main">
        {banner}
        <main id="content" className="frame__content" tabIndex={-1}>
          {content}
        </main>
      </div>
    </div>
  )
}

function Navigation({ sections }: { sections: readonly Section[] }) {
  const { pathname } = useLocation()
  const further = sections.length > MOST_IN_BAR ? sections.slice(MOST_IN_BAR - 1) : []
  return (
    <nav className="navigation" aria-label="Разделы">
      {sections.map((section) => (
        <SectionLink key={section.to} section={section} further={further.includes(section)} />
      ))}
      {further.length > 0 && <More sections={further} current={further.find((one) => isCurrent(one, pathname))} />}
    </nav>
  )
}

type SectionProps = { section: Section; further?: boolean; onClick?: () => void }

function SectionLink({ section, further = false, onClick }: SectionProps) {
  const { pathname } = useLocation()
  const { to, label, icon: Icon } = section
  return (
    <Link
      to={to}
      className={`navigation__link${further ? ' navigation__link--further' : ''}`}
      aria-current={isCurrent(section, pathname) ? 'page' : undefined}
      onClick={onClick}
    >
      <Icon size={22} aria-hidden="true" />
      {label}
    </Link>
  )
}

/** Sections that a bar has no room for; a sidebar has. */
function More({ sections, current }: { sections: readonly Section[]; current: Section | undefined }) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <button
        type="button"
        className="navigation__link navigation__more"
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
          {sections.map((section) => (
            <SectionLink key={section.to} section={section} onClick={close} />
          ))}
        </div>
      </Dialog>
    </>
  )
}
