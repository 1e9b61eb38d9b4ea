import { formatMoney } from '@ostrov/shared/formats/money'
import { lostWords } from '@ostrov/shared/promotions/refusal-words'
import { Button } from '@ostrov/shared/ui/Button'
import { FieldFrame } from '@ostrov/shared/ui/Field'
import type { KeyboardEvent } from 'react'
import type { Checkout } from './use-checkout'

/** A promo code, for an online payment only; the server's own sentence is the field's error. */
export function PromoField({ checkout }: { checkout: Checkout }) {
  const { form, promo, change } = checkout
  const isDone = form.code_applied && promo.state !== 'failed'
  const apply = () => {
    if (form.code_applied) promo.retry()
    else change({ code_applied: true })
  }
  const byEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    if (form.code.trim() !== '') apply()
  }
  return (
    <div className="promo">
      <FieldFrame
        label="Промокод"
        hint={promo.state === 'valid' ? `Скидка ${formatMoney(promo.discount)}` : ''}
        error={promo.message}
      >
        {(bound) => (
          <span className="promo__row columns gap-2">
            <input
              {...bound}
              className="ui-input"
              name="code"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={40}
              value={form.code}
              onKeyDown={byEnter}
              onChange={({ target }) => change({ code: target.value.toUpperCase(), code_applied: false })}
            />
            <Button
              busy={promo.state === 'checking'}
              busyLabel="Проверяем…"
              disabled={form.code.trim() === '' || isDone}
              onClick={apply}
            >
              {promo.state === 'valid' ? 'Применён' : 'Применить'}
            </Button>
          </span>
        )}
      </FieldFrame>
    </div>
  )
}

/** What paying on receipt gives up is said where it is chosen. */
export function LostPromo({ checkout }: { checkout: Checkout }) {
  const { form, promo } = checkout
  const code = form.code.trim()
  if (code === '') return null
  return (
    <p className="promo__lost" role="status">
      {lostWords(code, promo)}
    </p>
  )
}

/** Beside the button that takes money: what the code changed since it was pressed, or that it changed nothing; why stands at its field. */
export function PromoNote({ checkout, asked }: { checkout: Checkout; asked: boolean }) {
  const { form, promo, totals, change } = checkout
  if (form.payment_type !== 'online' || form.code.trim() === '') return null
  if (promo.state === 'valid') {
    return asked ? (
      <p className="promo__note" role="status">
        {`Промокод применён, теперь к\u00a0оплате ${formatMoney(totals.total)}. Нажмите ещё раз.`}
      </p>
    ) : null
  }
  if (promo.state !== 'refused' && promo.state !== 'failed') return null
  return (
    <p className="promo__note promo__note--refused" role="alert">
      {`Промокод не\u00a0применён. Без\u00a0него к\u00a0оплате ${formatMoney(totals.total)}. `}
      <button type="button" className="ui-link" onClick={() => change({ code: '', code_applied: false })}>
        Убрать промокод
      </button>
    </p>
  )
}
