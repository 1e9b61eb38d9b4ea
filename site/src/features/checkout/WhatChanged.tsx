import { lazy, Suspense } from 'react'
import type { Checkout } from './use-checkout'

const BasketChanges = lazy(() => import('../baskets/BasketChanges'))

/** What is different from what the person last agreed to; nearly always nothing, so its drawing comes when needed. */
export function WhatChanged({ checkout }: { checkout: Checkout }) {
  const { changes, acknowledge } = checkout
  if (changes.length === 0) return null
  return (
    <Suspense fallback={null}>
      <BasketChanges changes={changes} onRead={acknowledge} />
    </Suspense>
  )
}
