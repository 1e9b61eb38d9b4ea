import type { BasketChange } from '@ostrov/shared/baskets/changes'
import { ChangeList } from '../baskets/BasketChanges'
import { allChanges } from './changes'

type Props = { told: readonly BasketChange[]; shown: readonly BasketChange[] }

/** All that became different while the person was ordering. */
export default function AllChanges({ told, shown }: Props) {
  const changes = allChanges(told, shown)
  return changes.length === 0 ? null : <ChangeList changes={changes} />
}
