import { bodyOf } from '@ostrov/shared/forms/values'
import { newAdPath } from '@ostrov/shared/paths'
import { VACANCY_REPLY_FORM } from '@ostrov/shared/replies/form'
import { receivedRepliesPath, replyDonePath, replyPath } from '@ostrov/shared/replies/paths'
import type { ReplyOfferWire } from '@ostrov/shared/replies/schema'
import { Button, buttonClass } from '@ostrov/shared/ui/Button'
import { FormFailure } from '@ostrov/shared/ui/Field'
import { leaving, useForm } from '@ostrov/shared/ui/use-form'
import { ask } from '@ostrov/shared/wire/answers'
import { useRef } from 'react'
import { api } from '../../api'
import { useAsked } from '../../components/use-asked'
import type { Closing } from '../modals/kind'
import type { OfVacancy } from './of-vacancy'
import { ReplyFields } from './ReplyFields'
import { offered, replyTable, type TypedReply } from './reply-table'

/** A vacancy is answered over its page. */
export default function VacancyReply({ number, close }: OfVacancy & Closing) {
  const { told: offer, failure } = useAsked(() => ask(api.ad({ number }).reply.get()))
  if (failure) return <FormFailure text={failure} />
  if (!offer) return <p role="status">Загружаем…</p>
  if (offer.reply_id)
    return (
      <div className="stack gap-5">
        <p>Вы&nbsp;уже откликнулись на&nbsp;эту вакансию.</p>
        <a className={buttonClass({ variant: 'primary', wide: true })} href={replyPath(offer.reply_id)}>
          Открыть отклик
        </a>
      </div>
    )
  if (offer.is_own)
    return (
      <div className="stack gap-5">
        <p>За&nbsp;эту вакансию отвечаете вы&nbsp;сами.</p>
        <a className={buttonClass({ variant: 'primary', wide: true })} href={receivedRepliesPath({})}>
          Отклики на&nbsp;мои вакансии
        </a>
      </div>
    )
  return <ReplyForm number={number} offer={offer} close={close} />
}

function ReplyForm({ number, offer, close }: OfVacancy & Closing & { offer: ReplyOfferWire }) {
  // A press that is repeated because its answer was lost sends nothing twice.
  const key = useRef(crypto.randomUUID())
  const form = useForm<keyof typeof VACANCY_REPLY_FORM, TypedReply>({
    table: replyTable(offer),
    initial: offered(offer),
    otherwise: 'Не\u00A0получилось отправить. Попробуйте ещё раз',
    submit: async (typed) => {
      const headers = { 'idempotency-key': key.current }
      const { id } = await ask(api.ad({ number }).reply.post(bodyOf(VACANCY_REPLY_FORM, typed), { headers }))
      await close()
      location.assign(replyDonePath(id, 'sent'))
      return leaving()
    },
  })
  return (
    <form className="stack gap-5" {...form.bind}>
      <ReplyFields form={form} />
      {offer.resumes.length === 0 && (
        <p className="ui-muted ui-small">
          С&nbsp;резюме отвечают охотнее.{' '}
          <a className="ui-link" href={newAdPath('resumes')}>
            Составить резюме
          </a>
        </p>
      )}
      <FormFailure text={form.failure} />
      <Button type="submit" variant="primary" wide busy={form.busy} busyLabel="Отправляем…">
        Отправить отклик
      </Button>
    </form>
  )
}
