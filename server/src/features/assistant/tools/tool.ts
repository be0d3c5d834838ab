import type { Call } from '@shala/contract/shared';
import type { ReadContext, WriteContext } from '#platform/http';
import type { Answer, Choice, Plan } from '../answer/answer.ts';
import type { ActIntent, Slots } from '../interpreter/types.ts';
import type { Calls } from './calls.ts';
import type { School } from './directory.ts';

/** What a tool may use: the calls of this server, for this administrator and school alone. No tool is told a school or a user by its arguments. */
export type Bench = { context: ReadContext; calls: Calls; school: School };
export type WriteBench = { context: WriteContext; calls: Calls };

/** Names for examples, as the school has them. */
export type Examples = { className: string; section: string; student: string; teacher: string };

type Named = {
  name: ActIntent;
  /** The calls it cannot do without. */
  needs: readonly Call[];
  /** One line for the list of what the assistant can do, with an example in quotes that can be said in this school. */
  about(school: Examples): string;
};

export type ReadTool = Named & { kind: 'read'; run(bench: Bench, slots: Slots): Promise<Answer> };

/** An act that waits for a yes: what will be shown, what is kept for carrying it out, and how many people it reaches. */
/** `offers`: changes of the plan that may be wanted. */
export type Prepared = { plan: Plan; arguments: unknown; recipients: number; mustType?: boolean; verb: string; offers?: Choice[] };
export type Done = { answer: Answer; affected: number; undo?: unknown };

export type WriteTool = Named & {
  kind: 'write';
  /** The plan, or an answer that says why there is none. */
  prepare(bench: Bench, slots: Slots): Promise<Prepared | Answer>;
  /** Carries the plan out, in one transaction. What has changed since the plan is refused by the call itself. */
  execute(bench: WriteBench, kept: unknown): Promise<Done>;
  undo?(bench: WriteBench, kept: unknown): Promise<Answer>;
};

export type Tool = ReadTool | WriteTool;

/** A tool that reads. */
export const reading = (tool: Omit<ReadTool, 'kind'>): ReadTool => ({ ...tool, kind: 'read' });
/** A tool that prepares an act. */
export const writing = (tool: Omit<WriteTool, 'kind'>): WriteTool => ({ ...tool, kind: 'write' });
