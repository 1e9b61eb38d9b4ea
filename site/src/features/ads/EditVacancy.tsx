import type { OwnAdWire } from '@ostrov/shared/ads/schema'
import { VACANCIES } from '@ostrov/shared/ads/vacancies'
import { adValues } from '@ostrov/shared/ads/values'
import { bodyOf, type ValuesOf, valuesOf } from '@ostrov/shared/forms/values'
import { ownAdPath, ownAdsPath } from '@ostrov/shared/paths'
import { Button } from '@ostrov/shared/ui/Button'
import { FormFailure } from '@ostrov/shared/ui/Field'
import { FormField } from '@ostrov/shared/ui/FormField'
import { leaving, useForm } from '@ostrov/shared/ui/use-form'
import { ask } from '@ostrov/shared/wire/answers'
import { api } from '../../api'
import { useAsked } from '../../components/use-asked'
import type { Closing } from '../modals/kind'
import { sentAs } from '../moderated/sent-as'

export type OwnVacancy = { id: string }

const { title, salary_from, salary_to, salary_kind, description } = VACANCIES.fields
/** What of a vacancy changes most often. */
const QUICK = { title, salary_from, salary_to, salary_kind, description }
const WHOLE = Object.keys(VACANCIES.fields)

/** An own vacancy over the list it stands in. */
export default function EditVacancy({ id, close }: OwnVacancy & Closing) {
  const { told: ad, failure } = useAsked(() => ask(api.user.ad({ id }).get()))
  if (failure) return <FormFailure text={failure} />
  return ad ? <QuickForm ad={ad} close={close} /> : <p role="status">Загружаем…</p>
}

function QuickForm({ ad, close }: Closing & { ad: OwnAdWire }) {
  const { values } = ad
  const form = useForm<keyof typeof QUICK, ValuesOf<typeof QUICK>>({
    table: QUICK,
    initial: valuesOf(QUICK, {
      ...{ title: values.title, description: values.description, salary_kind: values.salary_kind },
      ...{ salary_from: values.salary_from, salary_to: values.salary_to },
    }),
    otherwise: 'Не\u00A0получилось сохранить. Попробуйте ещё раз',
    submit: async (typed) => {
      const body = { ...adValues(WHOLE, { ...values, ...bodyOf(QUICK, typed) }), version: ad.version }
      const saved = await ask(api.user.ads.vacancies({ id: ad.id }).put(body))
      await close()
      location.assign(ownAdsPath({ done: sentAs({ ...saved, state: saved.status }, false) }))
      return leaving()
    },
  })
  return (
    <form className="stack gap-5" {...form.bind}>
      <FormField form={form} name="title" />
      <FormField form={form} name="salary_from" />
      <FormField form={form} name="salary_to" />
      <FormField form={form} name="salary_kind" />
      <FormField form={form} name="description" />
      <p className="ui-muted ui-small">
        Зарплата меняется сразу, слова&nbsp;— после проверки.{' '}
        <a className="ui-link" href={ownAdPath(ad.id)}>
          Изменить остальное
        </a>
      </p>
      <FormFailure text={form.failure} />
      <Button type="submit" variant="primary" wide busy={form.busy} busyLabel="Сохраняем…">
        Сохранить
      </Button>
    </form>
  )
}
