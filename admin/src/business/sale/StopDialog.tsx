import { lowerFirst } from '@ostrov/shared/formats/lower-first'
import { quoted } from '@ostrov/shared/formats/quoted'
import { localParts } from '@ostrov/shared/formats/time'
import type { FormTable } from '@ostrov/shared/forms/form'
import type { ProductActivityInputWire } from '@ostrov/shared/menu/business-schema'
import { STOCK_FORM } from '@ostrov/shared/menu/form'
import { backOnSale, STOP_TERMS, type Stop, saleState, stopWords } from '@ostrov/shared/menu/stops'
import { Button } from '@ostrov/shared/ui/Button'
import { DateField } from '@ostrov/shared/ui/DateField'
import { Dialog } from '@ostrov/shared/ui/Dialog'
import { FormFailure } from '@ostrov/shared/ui/Field'
import { FormField } from '@ostrov/shared/ui/FormField'
import { showToast } from '@ostrov/shared/ui/toasts'
import { useForm } from '@ostrov/shared/ui/use-form'
import { sentenceOf } from '@ostrov/shared/wire/answers'
import { useMutation } from '@tanstack/react-query'
import { serverNow } from '../../clock'

const UNTIL_DAY = {
  stopped_until: { label: 'До\u00A0даты', kind: 'date', required: 'Выберите день' },
} as const satisfies FormTable

type Props = {
  name: string
  stop: Stop
  /** Of what is counted, how many are left; without it nothing is said of that. */
  stock?: number | null
  send: (input: ProductActivityInputWire) => Promise<Stop>
  onClose: () => void
}

/** Takes a dish, an option or a group off sale for a while, or says how many are left; every press applies at once. */
export function StopDialog({ name, stop: state, stock, send, onClose }: Props) {
  const now = serverNow()
  const set = useMutation({
    mutationFn: send,
    onSuccess: (after) => {
      showToast(`${quoted(name)}: ${lowerFirst(stopWords(after, serverNow()) ?? 'В\u00A0продаже')}`, {
        kind: 'success',
      })
      onClose()
    },
  })
  const stop = (stopped_until: string) => set.mutate({ is_active: true, stopped_until })
  return (
    <Dialog kind="Stop" open onClose={onClose} title={name}>
      <div className="form">
        <p role="status">{stopWords(state, now) ?? 'Сейчас в\u00A0продаже'}</p>
        {saleState(state, now) !== 'on' && (
          <Button variant="sea" size="large" onClick={() => set.mutate(backOnSale(state))}>
            Вернуть в&nbsp;продажу
          </Button>
        )}
        <fieldset className="stop-terms columns gap-2">
          <legend className="ui-field__label">Убрать с&nbsp;продажи</legend>
          {Object.entries(STOP_TERMS).map(([term, label]) => (
            <Button key={term} size="large" onClick={() => stop(term)}>
              {label}
            </Button>
          ))}
          <Button size="large" onClick={() => set.mutate({ is_active: false, stopped_until: null })}>
            Пока не&nbsp;вернём
          </Button>
        </fieldset>
        <UntilDay onStop={stop} busy={set.isPending} now={now} />
        {stock !== undefined && <Left stock={stock} send={(left) => set.mutateAsync({ stock: left })} />}
        <FormFailure text={set.error && sentenceOf(set.error)} />
      </div>
    </Dialog>
  )
}

function UntilDay({ onStop, busy, now }: { onStop: (day: string) => void; busy: boolean; now: Date }) {
  const form = useForm({
    table: UNTIL_DAY,
    initial: { stopped_until: '' },
    submit: async ({ stopped_until }) => {
      onStop(stopped_until)
      return undefined
    },
  })
  const { stopped_until } = form.values
  return (
    <form className="stop-line columns-top gap-2" {...form.bind}>
      <DateField
        label={'До\u00A0даты'}
        hint={'Вернётся в\u00A0этот день к\u00A0открытию'}
        name="stopped_until"
        min={localParts(now).date}
        value={stopped_until}
        error={form.errors.stopped_until}
        onChange={(day) => form.change({ stopped_until: day })}
      />
      <Button type="submit" busy={busy}>
        Убрать
      </Button>
    </form>
  )
}

function Left({ stock, send }: { stock: number | null; send: (stock: number | null) => Promise<unknown> }) {
  const form = useForm({
    table: STOCK_FORM,
    initial: { stock: stock === null ? '' : String(stock) },
    submit: async (values) => {
      await send(values.stock === '' ? null : Number(values.stock))
      return undefined
    },
  })
  return (
    <form className="stop-line columns-top gap-2" {...form.bind}>
      <FormField form={form} name="stock" />
      <Button type="submit" busy={form.busy}>
        Сохранить
      </Button>
    </form>
  )
}
