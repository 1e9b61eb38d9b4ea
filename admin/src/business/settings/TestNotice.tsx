import { countOf } from '@ostrov/shared/formats/plural'
import { Button } from '@ostrov/shared/ui/Button'
import { ask, sentenceOf } from '@ostrov/shared/wire/answers'
import { useMutation } from '@tanstack/react-query'
import { BellRing } from 'lucide-react'
import { api } from '../../api'

/** Tries every address and device there is; what is not saved yet is not tried. */
export function TestNotice({ id, dirty }: { id: string; dirty: boolean }) {
  const trial = useMutation({
    mutationFn: () => ask(api.business_user.restaurants({ restaurantId: id }).notification_config.test.post()),
  })
  return (
    <div className="stack gap-4">
      <div>
        <Button disabled={dirty} busy={trial.isPending} busyLabel="Отправляем…" onClick={() => trial.mutate()}>
          <BellRing size={20} aria-hidden="true" />
          Прислать пробное
        </Button>
      </div>
      <p role="status" className="ui-muted">
        {dirty && 'Сначала сохраните: пробное уходит по\u00A0сохранённым адресам.'}
        {!dirty && trial.data && sentTo(trial.data)}
        {!dirty && trial.error && sentenceOf(trial.error)}
      </p>
    </div>
  )
}

function sentTo({ mail, sms, push }: { mail: number; sms: number; push: number }): string {
  const ways = [
    ...(mail > 0 ? [countOf(mail, 'письмо', 'письма', 'писем')] : []),
    ...(sms > 0 ? [`${sms}\u00A0СМС`] : []),
    ...(push > 0 ? [countOf(push, 'уведомление', 'уведомления', 'уведомлений')] : []),
  ]
  return ways.length > 0 ? `Отправили: ${ways.join(', ')}.` : 'Некуда отправлять: укажите почту или телефон.'
}
