import { FIRST_RUN, SETTINGS } from '@ostrov/shared/paths'
import { Button } from '@ostrov/shared/ui/Button'
import { FormFailure } from '@ostrov/shared/ui/Field'
import { showToast } from '@ostrov/shared/ui/toasts'
import { leaving, useForm } from '@ostrov/shared/ui/use-form'
import { ask, sentenceOf } from '@ostrov/shared/wire/answers'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { api } from '../../api'
import { useAttempt } from '../../components/forms/use-attempt'
import { PageHeader } from '../../components/PageHeader'
import { ErrorState, SkeletonRows } from '../../components/States'
import { useKnown } from '../../components/use-known'
import { $restaurantId } from '../../session/people'
import { type Known, ProfileFields, tableOf } from './ProfileFields'
import { inputOf, NEW_PROFILE } from './profile-values'

/** A new restaurant of an owner's: it waits for a moderator at once, and is filled meanwhile. */
export function NewRestaurantPage() {
  const { data: known, error, isFetching, refetch } = useKnown()
  return (
    <div className="page page--narrow">
      <PageHeader
        title="Новый ресторан"
        text="Модератор посмотрит его, а&nbsp;вы тем временем заполните часы, зоны и&nbsp;меню."
      />
      {known && <NewForm known={known} />}
      {!known &&
        (error ? <ErrorState text={sentenceOf(error)} busy={isFetching} onRetry={refetch} /> : <SkeletonRows />)}
    </div>
  )
}

function NewForm({ known }: { known: Known }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const attempt = useAttempt()
  const form = useForm({
    table: tableOf(known),
    initial: NEW_PROFILE,
    blame: 'address',
    submit: async (values) => {
      const body = inputOf(values)
      const { id } = await ask(api.business_user.restaurants.post(body, { headers: attempt(body) }))
      await client.invalidateQueries({ queryKey: ['profile'] })
      $restaurantId.set(id)
      showToast('Ресторан создан и\u00A0отправлен на\u00A0проверку', { kind: 'success' })
      navigate(FIRST_RUN, { replace: true })
      return leaving()
    },
  })
  return (
    <form className="form" {...form.bind}>
      <ProfileFields form={form} />
      <FormFailure text={form.failure} />
      <div className="form__actions">
        <Button size="large" onClick={() => navigate(SETTINGS)}>
          Отмена
        </Button>
        <Button type="submit" variant="sea" size="large" busy={form.busy} busyLabel="Создаём…">
          Создать и&nbsp;отправить на&nbsp;проверку
        </Button>
      </div>
    </form>
  )
}
