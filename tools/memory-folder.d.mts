/** The folder for databases that end with the tests: in memory on a machine that has plenty of it. */
export declare function memoryFolder(): string;
/** Every folder that `memoryFolder` may have returned in an earlier run. */
export declare function memoryFolders(): string[];
