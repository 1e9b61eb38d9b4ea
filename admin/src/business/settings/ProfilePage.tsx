import type { OwnRestaurantWire } from '@ostrov/shared/profiles/schema'
import { showToast } from '@ostrov/shared/ui/toasts'
import { ask, sentenceOf } from '@ostrov/shared/wire/answers'
import { currentOf } from '@ostrov/shared/wire/current'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../api'
import { MeanwhileNote } from '../../components/forms/MeanwhileNote'
import { SaveBar } from '../../components/forms/SaveBar'
import { useMergedForm } from '../../components/forms/use-merged-form'
import { ErrorState, SkeletonRows } from '../../components/States'
import { useKnown } from '../../components/use-known'
import { ModerationNote } from './ModerationNote'
import { OneSettings, settingsKey } from './OneSettings'
import { type Known, ProfileFields, tableOf } from './ProfileFields'
import { changesOf, PLACE, type ProfileValues, profilePlain, valuesOf } from './profile-values'

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

type FormProps = { restaurant: OwnRestaurantWire; known: Known }

function ProfileForm({ restaurant, known }: FormProps) {
  const { form, note } = useProfileForm({ restaurant, known })
  const wordsOf = (theirs: ProfileValues, name: keyof ProfileValues) =>
    name === 'cuisines' && theirs.cuisines.length > 0 ? 'другие' : note.wordsOf(theirs, name)
  return (
    <>
      <ModerationNote restaurant={restaurant} />
      <form className="form" {...form.bind}>
        <ProfileFields form={form} />
        <MeanwhileNote title="Профиль изменил кто-то другой" {...note} wordsOf={wordsOf} />
        <SaveBar form={form} />
      </form>
    </>
  )
}

function useProfileForm({ restaurant, known }: FormProps) {
  const towns = Object.fromEntries(known.cities.map(({ id, name }) => [id, name]))
  const route = api.business_user.restaurants({ restaurantId: restaurant.id })
  const client = useQueryClient()
  const key = settingsKey(restaurant.id)
  const asKnown = (now: OwnRestaurantWire) => ({ version: now.version, values: valuesOf(now, towns) })
  const learn = (now: OwnRestaurantWire) => {
    client.setQueryData(key, now)
    return asKnown(now)
  }
  return useMergedForm({
    table: tableOf(known),
    initial: valuesOf(restaurant, towns),
    known: asKnown(restaurant),
    present: (problem) => {
      const now = currentOf(problem, restaurant)
      return now && learn(now)
    },
    plain: profilePlain,
    along: PLACE,
    send: async (values, { changed, version }) => {
      const mine = changesOf(values, changed)
      if (Object.keys(mine).length === 0) return null
      return ask(route.put({ ...mine, ...(version && { version }) }))
    },
    learn: (saved) => saved && learn(saved),
    onDone: () => {
      void client.invalidateQueries({ queryKey: ['profile'] })
      const isWaiting = client.getQueryData<OwnRestaurantWire>(key)?.revision?.status === 'pending'
      showToast(isWaiting ? 'Отправлено на\u00A0проверку' : 'Сохранено', { kind: 'success' })
    },
  })
}
