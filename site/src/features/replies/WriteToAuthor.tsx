import { QUESTION_FORM, readyQuestions } from '@ostrov/shared/replies/form'
import { receivedRepliesPath, replyDonePath, replyPath } from '@ostrov/shared/replies/paths'
import { Button, buttonClass } from '@ostrov/shared/ui/Button'
import { FormFailure } from '@ostrov/shared/ui/Field'
import { FormField } from '@ostrov/shared/ui/FormField'
import { leaving, useForm } from '@ostrov/shared/ui/use-form'
import { ask } from '@ostrov/shared/wire/answers'
import { useRef } from 'react'
import { api } from '../../api'
import { useAsked } from '../../components/use-asked'
import type { Closing } from '../modals/kind'
import type { OfAd } from './of-vacancy'

/** The author of an ad is written to over its page. */
export default function WriteToAuthor({ section, number, close }: OfAd & Closing) {
  const { told: offer, failure } = useAsked(() => ask(api.ad({ number }).question.get()))
  if (failure) return <FormFailure text={failure} />
  if (!offer) return <p role="status">Загружаем…</p>
  if (offer.reply_id) return <Instead words={'Вы\u00A0уже писали об\u00A0этом.'} to={replyPath(offer.reply_id)} />
  if (offer.is_own) return <Instead words={'Это ваше объявление.'} to={receivedRepliesPath({ about: 'goods' })} />
  return <QuestionForm section={section} number={number} close={close} />
}

function Instead({ words, to }: { words: string; to: string }) {
  return (
    <div className="stack gap-5">
      <p>{words}</p>
      <a className={buttonClass({ variant: 'primary', wide: true })} href={to}>
        Открыть переписку
      </a>
    </div>
  )
}

function QuestionForm({ section, number, close }: OfAd & Closing) {
  // A press that is repeated because its answer was lost writes nothing twice.
  const key = useRef(crypto.randomUUID())
  const form = useForm({
    table: QUESTION_FORM,
    initial: { text: '' },
    otherwise: 'Не\u00A0получилось отправить. Попробуйте ещё раз',
    submit: async ({ text }) => {
      const headers = { 'idempotency-key': key.current }
      const { id } = await ask(api.ad({ number }).question.post({ text }, { headers }))
      await close()
      location.assign(replyDonePath(id, 'asked'))
      return leaving()
    },
  })
  return (
    <form className="stack gap-5" {...form.bind}>
      <About />
      <div className="ui-row ready-questions">
        {readyQuestions(section).map((question) => (
          <button
            key={question}
            className="ui-chip"
            type="button"
            onClick={() => form.change({ text: [form.values.text.trim(), question].filter(Boolean).join(' ') })}
          >
            {question}
          </button>
        ))}
      </div>
      <FormField form={form} name="text" />
      <FormFailure text={form.failure} />
      <Button type="submit" variant="primary" wide busy={form.busy} busyLabel="Отправляем…">
        Отправить
      </Button>
    </form>
  )
}

/** What is asked about, as the page under the dialog says it. */
function About() {
  const { title, price } = document.querySelector<HTMLElement>('[data-ad]')?.dataset ?? {}
  if (!title) return null
  return (
    <p>
      <strong>{title}</strong>
      {price && <span className="ui-muted"> · {price}</span>}
    </p>
  )
}
