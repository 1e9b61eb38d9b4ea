import { brandName } from '@ostrov/shared/formats/installation'
import type { ReactNode } from 'react'
import { Outlet } from 'react-router'
import { Navigation } from './Navigation'
import type { Section } from './section'

type Props = {
  sections: readonly Section[]
  /** How much waits in a section, by its address. */
  counts?: Readonly<Record<string, number>>
  /** What stands above every page: «Вы вошли как …». */
  banner?: ReactNode
  /** What stands above the sections: whose they are, or the search over all of them. */
  switcher?: ReactNode
  account: ReactNode
  /** In place of the page. */
  content?: ReactNode
}

/** The frame of every page: a sidebar on a desktop; a bar above and, when there is anywhere to go, one below on smaller screens. */
export function Frame({ sections, counts = {}, banner, switcher, account, content = <Outlet /> }: Props) {
  return (
    <div className="frame">
      <a className="ui-skip" href="#content">
        К&nbsp;содержанию
      </a>
      <header className="frame__side vertical gap-5">
        <p className="brand">
          {brandName()} <span className="brand__part">кабинет</span>
        </p>
        {switcher && <div className="frame__switcher">{switcher}</div>}
        <Navigation sections={sections} counts={counts} />
        <div className="frame__account">{account}</div>
      </header>
      <div className="frame__main vertical">
        {banner}
        <main id="content" className="frame__content" tabIndex={-1}>
          {content}
        </main>
      </div>
    </div>
  )
}
