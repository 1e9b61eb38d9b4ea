import { brandName } from '@ostrov/shared/formats/installation'
import type { ReactNode } from 'react'
import { useTitle } from '../components/use-title'

/** The frame of the pages before signing in: the brand, one card, one form. */
export function SignedOutPage({ title, children }: { title: string; children: ReactNode }) {
  useTitle(title)
  return (
    <main className="signed-out">
      <p className="brand signed-out__brand">
        {brandName()} <span className="brand__part">кабинет</span>
      </p>
      <section className="ui-card signed-out__card stack gap-5">
        <h1>{title}</h1>
        {children}
      </section>
    </main>
  )
}
