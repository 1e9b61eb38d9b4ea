import type { PaymentStatus } from '@ostrov/shared/payments/statuses'
import type { Pool, PoolClient } from 'pg'

export type Db = Pool | PoolClient

/** Sums are kopecks. The number is text, so that no driver setting can round it. */
export type PaymentRow = {
  payment_id: string
  terminal_key: string
  order_id: string
  amount: number
  remaining: number
  status: PaymentStatus
  pay_type: 'T' | 'O'
  description: string
  notification_url: string
  success_url: string
  fail_url: string
  due_at: Date
  /** Of the opening, or of a capture of less. */
  receipt: unknown
  page_key: string
  error_code: string
  /** SBP once a QR code was asked for. */
  method: 'card' | 'sbp'
  /** A return over SBP that is under way, kopecks; 0 for none. */
  refunding: number
  refunding_receipt: unknown
  refund_at: Date | null
  /** Why SBP did not give the last return back; '' where it did. */
  cancel_code: string
  /** Whose card or account is kept or charged, '' of nobody; `recurrent` and `qr` as the opening said. */
  customer_key: string
  recurrent: boolean
  qr: boolean
  /** The card that paid: its last digits. */
  card: string
}
/** What an opening says of a payment. */
export type NewPayment = Omit<
  PaymentRow,
  'payment_id' | 'method' | 'card' | 'refunding' | 'refunding_receipt' | 'refund_at' | 'cancel_code'
>

/** Ways to misbehave that the real bank has too. Kept in the database, so every process misbehaves alike. */
export type Switches = {
  /** One-stage payments: CONFIRMED is sent before AUTHORIZED. */
  swap_order: boolean
  /** Every notification is sent twice. */
  duplicate: boolean
  /** So many next deliveries get lost on the way. */
  drop_next: number
  /** Payment numbers beyond 2^53. */
  big_ids: boolean
  /** Notify of DEADLINE_EXPIRED (the real bank does so only when asked in writing). */
  notify_deadline: boolean
  /** The next payments are refused with this code; '' for none. */
  reject_code: string
  /** After a refusal the page stays open for another card. */
  form_stays_open: boolean
  /** The till prints nothing and says so. */
  till_broken: boolean
  /** SBP is not connected to the terminal. */
  sbp_off: boolean
  /** How long a return over SBP takes. */
  refund_seconds: number
  /** The payer's bank takes no return over SBP: the money stays. */
  refund_fails: boolean
}
const SWITCHES = [
  ...([
    'swap_order',
    'duplicate',
    'drop_next',
    'big_ids',
    'notify_deadline',
    'reject_code',
    'form_stays_open',
  ] as const),
  ...(['till_broken', 'sbp_off', 'refund_seconds', 'refund_fails'] as const),
] as const satisfies (keyof Switches)[]

const TABLES = `
  create schema if not exists sandbox_bank;
  create sequence if not exists sandbox_bank.payment_number start 900000001;
  create table if not exists sandbox_bank.payment (
    payment_id text primary key,
    terminal_key text not null,
    order_id text not null,
    amount int not null,
    remaining int not null,
    status text not null,
    pay_type text not null,
    description text not null,
    notification_url text not null,
    success_url text not null,
    fail_url text not null,
    due_at timestamptz not null,
    page_key text not null unique,
    error_code text not null default '0',
    created_at timestamptz not null default now(),
    unique (terminal_key, order_id)
  );
  create index if not exists payment_open on sandbox_bank.payment (due_at) where status in ('NEW', 'FORM_SHOWED');
  create table if not exists sandbox_bank.cancel_request (
    payment_id text not null references sandbox_bank.payment on delete cascade,
    request_id text not null,
    answer jsonb not null,
    primary key (payment_id, request_id)
  );
  create table if not exists sandbox_bank.notice (
    notice_id int generated always as identity primary key,
    payment_id text not null references sandbox_bank.payment on delete cascade,
    url text not null,
    body text not null,
    attempts int not null default 0,
    next_at timestamptz not null default now(),
    created_at timestamptz not null default now(),
    delivered_at timestamptz
  );
  create index if not exists notice_due on sandbox_bank.notice (next_at, notice_id) where delivered_at is null;
  create table if not exists sandbox_bank.switches (
    single boolean primary key default true check (single),
    swap_order boolean not null default false,
    duplicate boolean not null default false,
    drop_next int not null default 0,
    big_ids boolean not null default false,
    notify_deadline boolean not null default false,
    reject_code text not null default '',
    form_stays_open boolean not null default false
  );
  alter table sandbox_bank.payment add column if not exists receipt jsonb;
  alter table sandbox_bank.switches add column if not exists till_broken boolean not null default false;
  create table if not exists sandbox_bank.receipt (
    receipt_id int generated always as identity primary key,
    payment_id text not null references sandbox_bank.payment on delete cascade,
    type text not null,
    method text not null,
    amount int not null,
    body jsonb not null
  );
  create index if not exists receipt_payment on sandbox_bank.receipt (payment_id);
  alter table sandbox_bank.payment add column if not exists method text not null default 'card';
  alter table sandbox_bank.payment add column if not exists refunding int not null default 0;
  alter table sandbox_bank.payment add column if not exists refunding_receipt jsonb;
  alter table sandbox_bank.payment add column if not exists refund_at timestamptz;
  alter table sandbox_bank.payment add column if not exists cancel_code text not null default '';
  create index if not exists payment_refunding on sandbox_bank.payment (refund_at) where refunding > 0;
  alter table sandbox_bank.switches add column if not exists sbp_off boolean not null default false;
  alter table sandbox_bank.switches add column if not exists refund_seconds int not null default 0;
  alter table sandbox_bank.switches add column if not exists refund_fails boolean not null default false;
  alter table sandbox_bank.payment add column if not exists customer_key text not null default '';
  alter table sandbox_bank.payment add column if not exists recurrent boolean not null default false;
  alter table sandbox_bank.payment add column if not exists qr boolean not null default false;
  alter table sandbox_bank.payment add column if not exists card text not null default '0013';
  create table if not exists sandbox_bank.kept_card (
    card_id int generated always as identity (start with 322264) primary key,
    customer_key text not null,
    card text not null,
    rebill_id text not null unique,
    status text not null default 'A',
    unique (customer_key, card)
  );
  create table if not exists sandbox_bank.account (
    request_key text primary key,
    payment_id text not null unique references sandbox_bank.payment on delete cascade,
    account_token text not null unique,
    status text not null default 'NEW'
  );
  insert into sandbox_bank.switches default values on conflict do nothing;`

// Any constant will do; it only has to be the same in every process.
const SETUP_LOCK = 726_478_201

/** Creates the bank's own schema. May run in many processes at once and any number of times. */
export async function createTables(pool: Pool) {
  await inTransaction(pool, async (tx) => {
    await tx.query('select pg_advisory_xact_lock($1)', [SETUP_LOCK])
    await tx.query(TABLES)
  })
}

export async function inTransaction<T>(pool: Pool, work: (tx: PoolClient) => Promise<T>): Promise<T> {
  const tx = await pool.connect()
  let isBroken = false
  // A lost connection is told twice: to the query, which rejects, and as an event, which would end the process.
  const markBroken = () => {
    isBroken = true
  }
  tx.on('error', markBroken)
  try {
    await tx.query('begin')
    const result = await work(tx)
    await tx.query('commit')
    return result
  } catch (error) {
    await tx.query('rollback').catch(markBroken)
    throw error
  } finally {
    tx.off('error', markBroken)
    tx.release(isBroken)
  }
}

export async function insertPayment(tx: Db, row: NewPayment): Promise<PaymentRow | null> {
  const { rows } = await tx.query<PaymentRow>(
    `insert into sandbox_bank.payment (payment_id, terminal_key, order_id, amount, remaining, status, pay_type,
       description, notification_url, success_url, fail_url, due_at, page_key, error_code, receipt, customer_key, recurrent, qr)
     select (nextval('sandbox_bank.payment_number') + case when big_ids then 9007199254740993 else 0 end)::text,
       $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17
     from sandbox_bank.switches
     on conflict (terminal_key, order_id) do nothing returning *`,
    [
      ...[row.terminal_key, row.order_id, row.amount, row.remaining, row.status, row.pay_type, row.description],
      ...[row.notification_url, row.success_url, row.fail_url, row.due_at, row.page_key, row.error_code],
      row.receipt === null ? null : JSON.stringify(row.receipt),
      ...[row.customer_key, row.recurrent, row.qr],
    ],
  )
  return rows[0] ?? null
}

/** The payment of a number or of a page, locked until the end of the transaction. */
export async function lockPayment(tx: PoolClient, by: 'payment_id' | 'page_key', value: string) {
  const { rows } = await tx.query<PaymentRow>(`select * from sandbox_bank.payment where ${by} = $1 for update`, [value])
  return rows[0] ?? null
}

export async function paymentsOfOrder(db: Db, terminalKey: string, orderId: string): Promise<PaymentRow[]> {
  const { rows } = await db.query<PaymentRow>(
    'select * from sandbox_bank.payment where terminal_key = $1 and order_id = $2 order by created_at',
    [terminalKey, orderId],
  )
  return rows
}

export type PaymentChange = Partial<Omit<PaymentRow, 'payment_id' | 'terminal_key' | 'order_id' | 'page_key'>>

export async function updatePayment(tx: Db, payment: PaymentRow, change: PaymentChange): Promise<PaymentRow> {
  const next = { ...payment, ...change }
  await tx.query(
    `update sandbox_bank.payment set status = $2, amount = $3, remaining = $4, error_code = $5, receipt = $6, method = $7,
       refunding = $8, refunding_receipt = $9, refund_at = $10, cancel_code = $11, card = $12 where payment_id = $1`,
    [
      ...[next.payment_id, next.status, next.amount, next.remaining, next.error_code, JSON.stringify(next.receipt)],
      ...[
        next.method,
        next.refunding,
        JSON.stringify(next.refunding_receipt),
        next.refund_at,
        next.cancel_code,
        next.card,
      ],
    ],
  )
  return next
}

export async function readSwitches(db: Db): Promise<Switches> {
  const { rows } = await db.query<Switches>(`select ${SWITCHES.join(', ')} from sandbox_bank.switches`)
  if (rows[0] === undefined) throw new Error('The sandbox bank was not started')
  return rows[0]
}

export async function writeSwitches(pool: Pool, change: Partial<Switches>): Promise<Switches> {
  return inTransaction(pool, async (tx) => {
    const next = { ...(await readSwitches(tx)), ...change }
    await tx.query(
      `update sandbox_bank.switches set ${SWITCHES.map((name, at) => `${name} = $${at + 1}`).join(', ')}`,
      SWITCHES.map((name) => next[name]),
    )
    return next
  })
}
