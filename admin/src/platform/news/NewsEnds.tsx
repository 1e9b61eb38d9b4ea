import type { FormTable, Values } from '@ostrov/shared/forms/form'
import { momentOf, momentText } from '@ostrov/shared/forms/moment-text'
import { Button } from '@ostrov/shared/ui/Button'
import { Dialog } from '@ostrov/shared/ui/Dialog'
import { FormField } from '@ostrov/shared/ui/FormField'
import { useForm } from '@ostrov/shared/ui/use-form'
import { CalendarClock, Eye, Send } from 'lucide-react'
import { useRef, useState } from 'react'
import { serverNow } from '../../clock'
import type { FormEnds } from '../../components/records/record-calls'
import { NewsPreview } from './NewsPreview'
import type { NewsOfDesk } from './PublishAct'

/** How an article leaves its form: at once, at its hour, or for later; and how it will look. What is on the site is saved. */
export function NewsEnds({ form, row }: { form: FormEnds; row: NewsOfDesk | null }) {
  const [asked, setAsked] = useState<'plan' | 'look' | null>(null)
  const own = useRef<HTMLDivElement>(null)
  const send = (published_at: string) => {
    form.change({ published_at })
    void form.send(own.current?.closest('form') ?? null, { ...form.values, published_at })
  }
  const close = () => setAsked(null)
  const isDraft = row === null || row.state === 'draft'
  return (
    <div ref={own} className="cluster gap-3">
      {isDraft ? (
        <>
          <Button
            variant="sea"
            size="large"
            busy={form.busy}
            busyLabel="Сохраняем…"
            onClick={() => send(momentText(serverNow().toISOString()))}
          >
            <Send size={20} aria-hidden="true" />
            Опубликовать
          </Button>
          <Button size="large" onClick={() => setAsked('plan')}>
            <CalendarClock size={20} aria-hidden="true" />
            Запланировать
          </Button>
          <Button size="large" onClick={() => send('')}>
            Черновик
          </Button>
        </>
      ) : (
        <Button type="submit" variant="sea" size="large" busy={form.busy} busyLabel="Сохраняем…">
          Сохранить
        </Button>
      )}
      <Button variant="quiet" size="large" onClick={() => setAsked('look')}>
        <Eye size={20} aria-hidden="true" />
        Посмотреть
      </Button>
      <Dialog kind="PlanNews" open={asked === 'plan'} onClose={close} title="Когда опубликовать">
        <Plan
          onDone={(published_at) => {
            close()
            send(published_at)
          }}
        />
      </Dialog>
      <Dialog kind="NewsPreview" open={asked === 'look'} onClose={close} title="Так её прочитают" size="full">
        <NewsPreview values={form.values} />
      </Dialog>
    </div>
  )
}

const PLAN = {
  published_at: {
    ...{ label: 'День и\u00A0время', kind: 'moment', required: 'Укажите день и\u00A0время' },
    hint: 'Появится на\u00A0сайте само',
    checks: [(value: string) => (new Date(momentOf(value)) <= serverNow() ? 'Это время уже прошло' : null)],
  },
} satisfies FormTable

function Plan({ onDone }: { onDone: (published_at: string) => void }) {
  const initial: Values & { published_at: string } = { published_at: '' }
  const form = useForm({
    table: PLAN,
    initial,
    submit: async ({ published_at }) => {
      onDone(published_at)
      return undefined
    },
  })
  return (
    <div className="form">
      <FormField form={form} name="published_at" />
      <div className="ui-sheet__actions">
        <Button variant="sea" onClick={() => void form.send(null)}>
          Запланировать
        </Button>
      </div>
    </div>
  )
}
