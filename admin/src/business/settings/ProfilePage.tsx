import type { OwnRestaurantWire } from '@ostrov/shared/profiles/schema'
import { showToast } from '@ostrov/shared/ui/toasts'
import { useForm } from '@ostrov/shared/ui/use-form'
import { ask, Problem, sentenceOf } from '@ostrov/shared/wire/answers'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { api } from '../../api'
import { SaveBar } from '../../components/forms/SaveBar'
import { ErrorState, SkeletonRows } from '../../components/States'
import { ModerationNote } from './ModerationNote'
import { OneSettings, settingsKey } from './OneSettings'
import { type Known, ProfileFields, tableOf } from './ProfileFields'
import { changesOf, leftToSave, type ProfileValues, valuesOf } from './profile-values'
import { useKnown } from './use-known'

/** How a restaurant shows itself; what customers read waits for a moderator. */
export function ProfilePage() {
  const { data: known, error, isFetching, refetch } = useKnown()
  return (
    <OneSettings permission="settings" tab="Профиль ресторана">
      {(restaurant) => {
        if (known) return <ProfileForm key={restaurant.id} restaurant={restaurant} known={known} />
        return error ? <ErrorState text={sentenceOf(error)} busy={isFetching} onRetry={refetch} /> : <SkeletonRows />
      }}
    </OneSettings>
  )
}

function ProfileForm({ restaurant, known }: { restaurant: OwnRestaurantWire; known: Known }) {
  const towns = Object.fromEntries(known.cities.map(({ id, name }) => [id, name]))
  const save = useSaving(restaurant, towns)
  const form = useForm({ table: tableOf(known), initial: valuesOf(restaurant, towns), submit: save })
  return (
    <>
      <ModerationNote restaurant={restaurant} />
      <form className="form" {...form.bind}>
        <ProfileFields form={form} known={known} />
        <SaveBar form={form} />
      </form>
    </>
  )
}

/**
 * Sends what one has changed. What somebody else has saved meanwhile stays theirs, unless it is the same field: then it
 * is told, and the next press decides.
 */
function useSaving({ id, ...first }: OwnRestaurantWire, towns: Readonly<Record<string, string>>) {
  const client = useQueryClient()
  const route = api.business_user.restaurants({ restaurantId: id })
  const seen = useRef({ updated_at: first.updated_at, values: valuesOf({ id, ...first }, towns) })
  return async (typed: ProfileValues): Promise<undefined> => {
    const mine = changesOf(seen.current.values, typed)
    if (Object.keys(mine).length > 0) {
      try {
        await ask(route.put({ ...mine, updated_at: seen.current.updated_at }))
      } catch (problem) {
        if (!(problem instanceof Problem) || problem.errorMessage !== 'restaurant.changed') throw problem
        const now = await ask(route.get())
        const theirs = changesOf(seen.current.values, valuesOf(now, towns))
        seen.current = { ...seen.current, updated_at: now.updated_at }
        const left = leftToSave(mine, theirs)
        if (!left) throw problem
        if (Object.keys(left).length > 0) await ask(route.put({ ...left, updated_at: now.updated_at }))
      }
    }
    const now = await ask(route.get())
    seen.current = { updated_at: now.updated_at, values: typed }
    client.setQueryData(settingsKey(id), now)
    void client.invalidateQueries({ queryKey: ['profile'] })
    showToast(now.revision?.status === 'pending' ? 'Отправлено на\u00A0проверку' : 'Сохранено', { kind: 'success' })
  }
}
