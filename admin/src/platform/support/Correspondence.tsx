import { formatMoment } from '@ostrov/shared/formats/time'
import { SUPPORT_ANSWER_FORM } from '@ostrov/shared/support/form'
import { ANSWER_TEMPLATES, mayAct } from '@ostrov/shared/support/rules'
import type { DeskSupportWire } from '@ostrov/shared/support/schema'
import { Button } from '@ostrov/shared/ui/Button'
import { FormFailure } from '@ostrov/shared/ui/Field'
import { FormField } from '@ostrov/shared/ui/FormField'
import { Picture } from '@ostrov/shared/ui/Picture'
import { showToast } from '@ostrov/shared/ui/toasts'
import { useForm } from '@ostrov/shared/ui/use-form'
import { ask } from '@ostrov/shared/wire/answers'
import { api } from '../../api'
import { serverNow } from '../../clock'
import { useAttempt } from '../../components/forms/use-attempt'
import { useFreshCard } from '../../components/records/use-renewed'

type Props = { request: DeskSupportWire }

/** What was said, the photos, and the answer. */
export function Correspondence({ request }: Props) {
  const { messages, images, name, status } = request
  return (
    <div className="request">
      <ol className="request__messages stack gap-3">
        {messages.map(({ id, side, text, admin, created_at }) => (
          <li key={id} data-side={side}>
            <span className="ui-muted ui-small">
              {side === 'desk' ? (admin ?? 'Поддержка') : name}, {formatMoment(created_at, serverNow())}
            </span>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      {images.length > 0 && (
        <ul className="request__photos cluster gap-3" aria-label="Фото">
          {images.map((image, at) => (
            <li key={image.id}>
              <a href={image.url} target="_blank" rel="noopener">
                <Picture image={image} alt={`Фото ${at + 1}`} ratio={1} sizes="120px" />
              </a>
            </li>
          ))}
        </ul>
      )}
      {mayAct('answer', status) ? <AnswerForm request={request} /> : <p className="ui-muted">Обращение закрыто.</p>}
    </div>
  )
}

function AnswerForm({ request: { id, messages, answer_by, user_id } }: Props) {
  const fresh = useFreshCard<DeskSupportWire>('support_request', { id }, 'overview')
  const attempt = useAttempt()
  const isCalled = answer_by === 'phone'
  const form = useForm({
    table: SUPPORT_ANSWER_FORM,
    initial: { text: '' },
    submit: async ({ text }) => {
      const input = { text, seen: messages.length }
      fresh(await ask(api.admin.support({ id }).answers.post(input, { headers: attempt(input) })))
      showToast('Ответ записан', { kind: 'success' })
      return { text: '' }
    },
  })
  return (
    <form className="form" {...form.bind}>
      <fieldset className="request__templates cluster gap-2">
        <legend className="ui-hidden">Заготовки</legend>
        {Object.values(ANSWER_TEMPLATES).map(({ label, text }) => (
          <button key={label} type="button" className="ui-chip" onClick={() => form.change({ text })}>
            {label}
          </button>
        ))}
      </fieldset>
      <FormField form={form} name="text" />
      <p className="ui-muted ui-small">
        {isCalled && user_id === null
          ? 'Человек ждёт звонка: позвоните и\u00A0запишите, что ответили. Ему ничего не\u00A0придёт.'
          : isCalled
            ? 'Человек просил позвонить; записанное он\u00A0прочтёт и\u00A0на\u00A0сайте.'
            : 'Ответ уйдёт письмом; кто вошёл, прочтёт его и\u00A0на\u00A0сайте.'}
      </p>
      <FormFailure text={form.failure} />
      <Button type="submit" variant="sea" size="large" busy={form.busy} busyLabel="Отправляем…">
        {isCalled ? 'Записать ответ' : 'Ответить'}
      </Button>
    </form>
  )
}
