import { countOf } from '@ostrov/shared/formats/plural'
import type { FormTable } from '@ostrov/shared/forms/form'
import type { GateWire } from '@ostrov/shared/tickets/gate-schema'
import { Button } from '@ostrov/shared/ui/Button'
import { FormFailure } from '@ostrov/shared/ui/Field'
import { FormField } from '@ostrov/shared/ui/FormField'
import { useForm } from '@ostrov/shared/ui/use-form'
import { useEffect, useRef, useState } from 'react'
import { type Gate, openGate } from './gate'
import { sound } from './gate-sound'
import { type Answer, answerWords } from './gate-words'
import { useCamera } from './use-camera'

const SETTLE_MS = 10_000
const REFRESH_MS = 60_000

const TYPED = {
  code: { label: 'Код билета', kind: 'text', max: 200, required: 'Введите код', placeholder: '7K4M-9QXA' },
} as const satisfies FormTable

/** Lets people in: by the camera or by a code typed, with a network or without. */
export default function Scanner({ gate_key, first }: { gate_key: string; first: GateWire }) {
  const { gate, waiting, count } = useGate(gate_key)
  const [answer, setAnswer] = useState<Answer | null>(null)
  const video = useRef<HTMLVideoElement>(null)
  const show = async (text: string) => {
    if (!gate) return
    const { judgement, isOffline } = await gate.show(text)
    const said = answerWords(judgement, isOffline)
    setAnswer(said)
    sound(said.tone === 'ok')
    count()
  }
  const camera = useCamera(video, (text) => void show(text).catch(() => setAnswer(CLOSED)))
  const form = useForm<'code', { code: string }>({
    table: TYPED,
    initial: { code: '' },
    blame: 'code',
    submit: async ({ code }) => {
      await show(code)
      return { code: '' }
    },
  })
  return (
    <div className="gate">
      <output className={`gate__answer gate__answer--${answer?.tone ?? 'wait'}`} aria-live="assertive">
        <strong>{answer?.title ?? 'Покажите код'}</strong>
        <span>{answer?.more ?? `${first.event}, ${first.name}`}</span>
      </output>
      <video ref={video} className="gate__video" muted playsInline hidden={!camera.isOn} aria-label="Камера" />
      {!camera.isOn && (
        <Button variant="primary" size="large" wide onClick={() => void camera.start()}>
          Включить камеру
        </Button>
      )}
      <FormFailure text={camera.failure} />
      <form className="stack gap-3" {...form.bind}>
        <FormField form={form} name="code" />
        <FormFailure text={form.failure} />
        <Button type="submit" variant="sea" wide busy={form.busy} busyLabel="Проверяем…">
          Проверить
        </Button>
      </form>
      <p className="ui-muted ui-small" role="status">
        {waiting > 0
          ? `Без сети прошли: ${countOf(waiting, 'человек', 'человека', 'человек')}. Расскажем, когда появится сеть`
          : 'Список билетов в\u00A0телефоне: можно пускать и\u00A0без\u00A0сети'}
      </p>
    </div>
  )
}

const CLOSED: Answer = { tone: 'no', title: 'Вход закрыт', more: 'Попросите новую ссылку' }

/** The gate of this browser, which tells of whom it let in by itself, and reads the list anew. */
function useGate(key: string) {
  const [gate, setGate] = useState<Gate | null>(null)
  const [waiting, setWaiting] = useState(0)
  useEffect(() => {
    const opened = openGate(key, navigator.platform.slice(0, 60))
    const count = () => setWaiting(opened.known()?.queue.length ?? 0)
    const settle = () => void opened.settle().then(count, count)
    const refresh = () => void opened.refresh().then(count, count)
    setGate(opened)
    refresh()
    settle()
    const timers = [setInterval(settle, SETTLE_MS), setInterval(refresh, REFRESH_MS)]
    addEventListener('online', settle)
    return () => {
      for (const timer of timers) clearInterval(timer)
      removeEventListener('online', settle)
    }
  }, [key])
  return { gate, waiting, count: () => setWaiting(gate?.known()?.queue.length ?? 0) }
}
