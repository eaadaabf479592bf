/** Runs one command of the toolbox and says how it went. */
import { spawnSync } from 'node:child_process';

export interface Stage {
  name: string;
  command: string;
  args: string[];
  env?: Record<string, string>;
}

export interface Outcome {
  passed: number;
  failed: number;
  /** What failed, in the words that find it. */
  names: string[];
}

/** Runs it with its output on the terminal. True when it ended well. */
export function runStage({ name, command, args, env }: Stage): boolean {
  console.log(`\n── ${name}`);
  const { status, error } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  if (error) console.error(`${command} could not be started: ${error.message}`);
  return status === 0;
}

/** Each stage counts as one check; later ones run even when an earlier one failed. */
export function runStages(stages: readonly Stage[]): Outcome {
  const failed = stages.filter((stage) => !runStage(stage)).map(({ name }) => name);
  return { passed: stages.length - failed.length, failed: failed.length, names: failed };
}
