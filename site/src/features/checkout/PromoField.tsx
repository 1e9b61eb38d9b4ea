import { formatMoney } from '@ostrov/shared/formats/money'
import { Button } from '@ostrov/shared/ui/Button'
import { FieldFrame } from '@ostrov/shared/ui/Field'
import { type KeyboardEvent, useState } from 'react'
import type { Checkout } from './use-checkout'

/** A promo code, for an online payment only; the server's own sentence is the field's error. */
export function PromoField({ checkout, error }: { checkout: Checkout; error?: string | undefined }) {
  const { form, promo, change } = checkout
  const [typed, setTyped] = useState(form.code)
  const isApplied = form.code !== '' && typed === form.code
  const apply = () => change({ code: typed.trim() })
  const byEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    apply()
  }
  return (
    <div className="promo">
      <FieldFrame
        label="Промокод"
        hint={isApplied && promo.state === 'valid' ? `Скидка ${formatMoney(promo.discount)}` : ''}
        error={isApplied ? (promo.message ?? error) : null}
      >
        {(bound) => (
          <span className="promo__row">
            <input
              {...bound}
              className="ui-input"
              name="code"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={40}
              value={typed}
              onKeyDown={byEnter}
              onChange={({ target }) => {
                setTyped(target.value.toUpperCase())
                if (form.code !== '') change({ code: '' })
              }}
            />
            <Button
              busy={promo.state === 'checking'}
              busyLabel="Проверяем…"
              disabled={typed.trim() === '' || isApplied}
              onClick={apply}
            >
              {isApplied && promo.state === 'valid' ? 'Применён' : 'Применить'}
            </Button>
          </span>
        )}
      </FieldFrame>
    </div>
  )
}
