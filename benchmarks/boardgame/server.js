// boardgame.io's server as it comes, with its own storage in memory: node server.js PORT
const { Server } = require("boardgame.io/server");
const { Sep } = require("./sep.js");

const port = Number(process.argv[2]);
const server = Server({ games: [Sep], origins: [`http://127.0.0.1:${port}`] });
server.run({ port: { host: "127.0.0.1", port } });
