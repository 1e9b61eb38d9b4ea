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
}

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
}

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

export async function insertPayment(tx: Db, row: Omit<PaymentRow, 'payment_id'>): Promise<PaymentRow | null> {
  const { rows } = await tx.query<PaymentRow>(
    `insert into sandbox_bank.payment (payment_id, terminal_key, order_id, amount, remaining, status, pay_type,
       description, notification_url, success_url, fail_url, due_at, page_key, error_code, receipt)
     select (nextval('sandbox_bank.payment_number') + case when big_ids then 9007199254740993 else 0 end)::text,
       $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14
     from sandbox_bank.switches
     on conflict (terminal_key, order_id) do nothing returning *`,
    [
      ...[row.terminal_key, row.order_id, row.amount, row.remaining, row.status, row.pay_type, row.description],
      ...[row.notification_url, row.success_url, row.fail_url, row.due_at, row.page_key, row.error_code],
      row.receipt === null ? null : JSON.stringify(row.receipt),
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

export async function updatePayment(
  tx: Db,
  payment: PaymentRow,
  change: Partial<Pick<PaymentRow, 'status' | 'amount' | 'remaining' | 'error_code' | 'receipt'>>,
): Promise<PaymentRow> {
  const next = { ...payment, ...change }
  await tx.query(
    'update sandbox_bank.payment set status = $2, amount = $3, remaining = $4, error_code = $5, receipt = $6 where payment_id = $1',
    [next.payment_id, next.status, next.amount, next.remaining, next.error_code, JSON.stringify(next.receipt)],
  )
  return next
}

export async function readSwitches(db: Db): Promise<Switches> {
  const { rows } = await db.query<Switches>(
    `select swap_order, duplicate, drop_next, big_ids, notify_deadline, reject_code, form_stays_open, till_broken
     from sandbox_bank.switches`,
  )
  if (rows[0] === undefined) throw new Error('The sandbox bank was not started')
  return rows[0]
}

export async function writeSwitches(pool: Pool, change: Partial<Switches>): Promise<Switches> {
  return inTransaction(pool, async (tx) => {
    const next = { ...(await readSwitches(tx)), ...change }
    await tx.query(
      `update sandbox_bank.switches set swap_order = $1, duplicate = $2, drop_next = $3, big_ids = $4,
         notify_deadline = $5, reject_code = $6, form_stays_open = $7, till_broken = $8`,
      [
        ...[next.swap_order, next.duplicate, next.drop_next, next.big_ids],
        ...[next.notify_deadline, next.reject_code, next.form_stays_open, next.till_broken],
      ],
    )
    return next
  })
}
