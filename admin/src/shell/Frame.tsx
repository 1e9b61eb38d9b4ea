import { brandName } from '@ostrov/shared/formats/installation'
import type { ReactNode } from 'react'
import { Link, Outlet, useLocation } from 'react-router'
import { isCurrent, type Section } from './sections'

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
  return (
    <nav className="navigation" aria-label="Разделы">
      {sections.map(({ to, label, icon: Icon, pages }) => (
        <Link
          key={to}
          to={to}
          className="navigation__link"
          aria-current={isCurrent({ to, pages }, pathname) ? 'page' : undefined}
        >
          <Icon size={22} aria-hidden="true" />
          {label}
        </Link>
      ))}
    </nav>
  )
}
