import type { ModeratedKind } from '@ostrov/shared/moderation/kinds'
import { ask } from '@ostrov/shared/wire/answers'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../api'

const OF_MENUS: readonly ModeratedKind[] = ['product', 'product_category', 'product_option', 'product_option_group']

/** What moderators say often of such a thing, in their own order; what they say of anything comes last. */
export function useReasons(kind: ModeratedKind): readonly string[] {
  const { data } = useQuery({
    queryKey: ['moderation_reason', 'all'],
    queryFn: () => ask(api.admin.moderation_reason.get({ query: { limit: 100 } })),
    staleTime: 60_000,
  })
  const of = (topic: string) => data?.items.filter((one) => one.topic === topic).map(({ text }) => text) ?? []
  return [...of(OF_MENUS.includes(kind) ? 'menu' : kind), ...of('any')]
}
