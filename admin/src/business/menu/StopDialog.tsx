import { localParts } from '@ostrov/shared/formats/time'
import type { FormTable } from '@ostrov/shared/forms/form'
import type { BusinessProductWire, ProductActivityInputWire } from '@ostrov/shared/menu/business-schema'
import { STOCK_FORM } from '@ostrov/shared/menu/form'
import { STOP_TERMS, saleState, stopWords } from '@ostrov/shared/menu/stops'
import { Button } from '@ostrov/shared/ui/Button'
import { DateField } from '@ostrov/shared/ui/DateField'
import { Dialog } from '@ostrov/shared/ui/Dialog'
import { FormFailure } from '@ostrov/shared/ui/Field'
import { FormField } from '@ostrov/shared/ui/FormField'
import { showToast } from '@ostrov/shared/ui/toasts'
import { useForm } from '@ostrov/shared/ui/use-form'
import { ask, sentenceOf } from '@ostrov/shared/wire/answers'
import { useMutation } from '@tanstack/react-query'
import { serverNow } from '../../clock'
import type { Menu } from './use-menu'

const UNTIL_DAY = {
  stopped_until: { label: 'До\u00A0даты', kind: 'date', required: 'Выберите день' },
} as const satisfies FormTable

type Props = { menu: Menu; dish: BusinessProductWire; onClose: () => void }

/** Takes a dish off sale for a while, or says how many of it are left; every press applies at once. */
export function StopDialog({ menu, dish, onClose }: Props) {
  const now = serverNow()
  const set = useMutation({
    mutationFn: (input: ProductActivityInputWire) => ask(menu.products.activity({ productId: dish.id }).put(input)),
    onSuccess: (after) => {
      showToast(`«${dish.name}»: ${lowerFirst(stopWords(after, serverNow()) ?? 'В\u00A0продаже')}`, { kind: 'success' })
      void menu.refresh()
      onClose()
    },
  })
  const isOn = saleState(dish, now) === 'on'
  const stop = (stopped_until: string) => set.mutate({ is_active: true, stopped_until })
  return (
    <Dialog kind="StopDish" open onClose={onClose} title={dish.name}>
      <div className="form">
        <p role="status">{stopWords(dish, now) ?? 'Сейчас в\u00A0продаже'}</p>
        {!isOn && (
          <Button
            variant="sea"
            size="large"
            onClick={() =>
              set.mutate({ is_active: true, stopped_until: null, ...(dish.stock === 0 && { stock: null }) })
            }
          >
            Вернуть в&nbsp;продажу
          </Button>
        )}
        <fieldset className="stop-terms">
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
        <Left stock={dish.stock} send={(stock) => set.mutateAsync({ stock })} />
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
    <form className="stop-line" {...form.bind}>
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
    <form className="stop-line" {...form.bind}>
      <FormField form={form} name="stock" />
      <Button type="submit" busy={form.busy}>
        Сохранить
      </Button>
    </form>
  )
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
