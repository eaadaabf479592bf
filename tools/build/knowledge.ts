/** Compiles the knowledge; a program of its own, so that the memory it takes ends with it. */
import { compileKnowledge } from '#server/knowledge/compile.ts';

await compileKnowledge();
