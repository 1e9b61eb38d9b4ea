import { formatMoment } from '@ostrov/shared/formats/time'
import { Button } from '@ostrov/shared/ui/Button'
import { copyText } from '@ostrov/shared/ui/copy-text'
import { OVERLAP_HOURS } from '@ostrov/shared/webhooks/events'
import type { WebhookSavedWire, WebhookWire } from '@ostrov/shared/webhooks/schema'
import { ask, sentenceOf } from '@ostrov/shared/wire/answers'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Copy } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../api'
import { useNow } from '../../clock'
import { ConfirmDialog } from '../../components/forms/ConfirmDialog'
import { webhookKey } from './counter-key'

type Props = { id: string; webhook: WebhookWire; shown: string | null; onShown: (secret: string | null) => void }

/** The secret that events are signed with: shown when it is made, and never again. */
export function WebhookSecret({ id, webhook: { secret_at, old_secret_until }, shown, onShown }: Props) {
  const now = useNow(60_000)
  return (
    <section className="stack gap-4" aria-labelledby="webhook-secret">
      <h2 id="webhook-secret">Секрет подписи</h2>
      {shown ? (
        <NewSecret secret={shown} />
      ) : (
        <p>
          Им подписано каждое событие: по&nbsp;подписи ваш сервер узнаёт, что&nbsp;это мы. Создан{' '}
          {formatMoment(secret_at ?? now, now)}.
        </p>
      )}
      {old_secret_until && (
        <p className="ui-muted">
          Прежний секрет действует вместе с&nbsp;новым: до&nbsp;{formatMoment(old_secret_until, now)}.
        </p>
      )}
      <ChangeSecret id={id} onChanged={onShown} />
    </section>
  )
}

function NewSecret({ secret }: { secret: string }) {
  return (
    <div role="status" className="counter-check stack gap-2">
      <p>
        <strong>Сохраните секрет сейчас:</strong> больше мы его не&nbsp;покажем.
      </p>
      <code className="counter-hook">{secret}</code>
      <div>
        <Button onClick={() => copyText(secret, 'Секрет скопирован')}>
          <Copy size={20} aria-hidden="true" />
          Скопировать секрет
        </Button>
      </div>
    </div>
  )
}

function ChangeSecret({ id, onChanged }: { id: string; onChanged: (secret: string | null) => void }) {
  const client = useQueryClient()
  const [asked, setAsked] = useState(false)
  const change = useMutation({
    mutationFn: () => ask(api.integrations.webhooks.restaurant({ restaurantId: id }).secret.post()),
    onSuccess: ({ secret, ...saved }: WebhookSavedWire) => {
      client.setQueryData(webhookKey(id), saved)
      onChanged(secret)
      setAsked(false)
    },
  })
  return (
    <>
      <div>
        <Button onClick={() => setAsked(true)}>Сменить секрет</Button>
      </div>
      <ConfirmDialog
        open={asked}
        title="Сменить секрет?"
        text={`Новый покажем один раз. Ещё ${OVERLAP_HOURS}\u00A0часа события подписаны обоими, чтобы вы успели его заменить.`}
        confirm="Сменить"
        variant="sea"
        busy={change.isPending}
        failure={change.error && sentenceOf(change.error)}
        onConfirm={() => change.mutate()}
        onClose={() => setAsked(false)}
      />
    </>
  )
}
