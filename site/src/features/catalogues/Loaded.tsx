import type { Catalogue } from '@ostrov/shared/catalogues/catalogues'
import { ErrorState } from '@ostrov/shared/ui/ErrorState'
import { ask } from '@ostrov/shared/wire/answers'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { api } from '../../api'
import { SkeletonList } from '../../components/Skeleton'
import { type Entry, type Tree, treeOf } from './entries'

export const readCatalogue = async (catalogue: Catalogue): Promise<readonly Entry[]> =>
  (await ask(api.catalogues({ catalogue }).get({ query: {} }))).items

/** Draws the entries once they have come; asked again where they did not. `read` stays the same from drawing to drawing. */
export function Loaded({
  read,
  children,
}: {
  read: () => Promise<readonly Entry[]>
  children: (tree: Tree) => ReactNode
}) {
  const [state, setState] = useState<Tree | 'failed' | null>(null)
  const load = useCallback(() => {
    setState(null)
    read().then(
      (entries) => setState(treeOf(entries)),
      () => setState('failed'),
    )
  }, [read])
  useEffect(load, [load])
  if (state === 'failed') return <ErrorState onRetry={load} />
  return state ? children(state) : <SkeletonList rows={4} picture={false} />
}
