import { Button } from '@ostrov/shared/ui/Button'
import { copyText } from '@ostrov/shared/ui/copy-text'
import { Copy } from 'lucide-react'

/** Where the counter tells of its orders. Each order names it too; an account of one restaurant may have it in its settings. */
export function HookAddress({ url }: { url: string }) {
  return (
    <section className="stack gap-4" aria-labelledby="counter-hook">
      <h2 id="counter-hook">Адрес для статусов</h2>
      <p>
        Мы передаём его с&nbsp;каждым заказом. Если касса не&nbsp;сообщает статусы, вставьте его в&nbsp;настройки API
        FrontPad. Никому его не&nbsp;показывайте: кто его знает, может менять статусы.
      </p>
      <code className="counter-hook">{url}</code>
      <div>
        <Button onClick={() => copyText(url, 'Адрес скопирован')}>
          <Copy size={20} aria-hidden="true" />
          Скопировать адрес
        </Button>
      </div>
    </section>
  )
}
