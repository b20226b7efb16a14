// Generated from openapi.json: npm run types. Do not edit.

export interface paths {
    "/api/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Me
         * @description Who is asking.
         */
        get: operations["ApiMeMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register
         * @description A new account; the caller is logged in to it.
         */
        post: operations["ApiAccountRegister"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * LogIn
         * @description Log in: the session is an http-only cookie.
         */
        post: operations["ApiSessionLogIn"];
        /**
         * LogOut
         * @description Log out: the session is forgotten.
         */
        delete: operations["ApiSessionLogOut"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Notices
         * @description The caller's notices: it is their turn, a match ended, a seat was taken.
         */
        get: operations["ApiNoticesNotices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notices/{notice}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Dismiss
         * @description The notice has been read.
         */
        delete: operations["ApiNoticesDismiss"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Mail
         * @description The caller's mail address.
         */
        get: operations["ApiMailMail"];
        put?: never;
        /**
         * MailTo
         * @description Send mail there when it is the caller's turn, once whoever reads it has confirmed it.
         */
        post: operations["ApiMailMailTo"];
        /**
         * NoMail
         * @description Stop all mail and delete the address.
         */
        delete: operations["ApiMailNoMail"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mail/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm
         * @description Confirm the address with the token from a mail.
         */
        post: operations["ApiMailConfirmConfirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mail/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop
         * @description Stop all mail with the token from a mail, without logging in.
         */
        post: operations["ApiMailStopStop"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Password
         * @description A guest keeps his name by a password; who has one takes another, and his other sessions end.
         */
        post: operations["ApiPasswordPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * AskReset
         * @description A link that sets a new password goes to the confirmed address of whoever has that name, if any.
         */
        post: operations["ApiResetAskReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reset/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * UseReset
         * @description The link sets a new password, once; the caller is logged in, and nobody else is any more.
         */
        post: operations["ApiResetPasswordUseReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sessions
         * @description Where the caller is logged in.
         */
        get: operations["ApiSessionsSessions"];
        put?: never;
        post?: never;
        /**
         * EndOthers
         * @description The caller is logged out everywhere but here.
         */
        delete: operations["ApiSessionsEndOthers"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sessions/{session}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * EndSession
         * @description The caller is logged out there.
         */
        delete: operations["ApiSessionsEndSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * OwnData
         * @description All that this server knows of the caller.
         */
        get: operations["ApiAccountDataOwnData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * DeleteAccount
         * @description The account is deleted: matches stay with those who keep them, the name goes.
         */
        post: operations["ApiAccountDeleteDeleteAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}/return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * ComeBack
         * @description A guest comes back by his link, from whatever device; the tables where he plays are told.
         */
        post: operations["ApiMatchesIdReturnComeBack"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * OwnLink
         * @description A guest wants another link, which nobody else knows; the old one ends.
         */
        post: operations["ApiLinkOwnLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}/links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * GuestsLinks
         * @description The seats of guests whose link the caller, as the owner, can renew.
         */
        get: operations["ApiMatchesIdLinksGuestsLinks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}/seats/{seat}/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * RenewLink
         * @description Another link for the guest who plays there, by the owner who invited him; the old one ends.
         */
        post: operations["ApiMatchesIdSeatsLinkRenewLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tidings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tidings
         * @description Where the caller hears of his matches, and when.
         */
        get: operations["ApiTidingsTidings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tidings/habits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * KeepHabits
         * @description When the caller wants to hear something: hours of quiet, a digest.
         */
        post: operations["ApiTidingsHabitsKeepHabits"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tidings/push": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * AddPush
         * @description Push messages to the caller's browser.
         */
        post: operations["ApiTidingsPushAddPush"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tidings/hooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * AddHook
         * @description A webhook that tells the caller of his turns.
         */
        post: operations["ApiTidingsHooksAddHook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tidings/{channel}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * EndChannel
         * @description Nothing goes there any more.
         */
        delete: operations["ApiTidingsChannelEndChannel"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tidings/{channel}/try": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * TryChannel
         * @description Send a message there that says nothing but that it works.
         */
        post: operations["ApiTidingsChannelTryTryChannel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Person
         * @description Somebody's page: ratings, results, rivals and openings, as far as the caller may know them.
         */
        get: operations["ApiPeopleNamePerson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * GamePage
         * @description A game as it is played here: ratings, first choices, results by side, length.
         */
        get: operations["ApiGamesPageGamePage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/relations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Relations
         * @description Whom the caller mutes or blocks.
         */
        get: operations["ApiRelationsRelations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/{name}/relation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Relate
         * @description Mute or block somebody, or neither any more. Nobody else learns of it.
         */
        post: operations["ApiPeopleNameRelationRelate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/{name}/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report
         * @description Report somebody to the moderators.
         */
        post: operations["ApiPeopleNameReportReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/moderation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Moderation
         * @description Reports that wait, and the log; for moderators.
         */
        get: operations["ApiModerationModeration"];
        put?: never;
        /**
         * Moderate
         * @description Close a report, silence somebody, let him speak again, strike out a line, take a name away.
         */
        post: operations["ApiModerationModerate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tokens
         * @description The caller's tokens, and those of his bots.
         */
        get: operations["ApiTokensTokens"];
        put?: never;
        /**
         * MakeToken
         * @description A new token, shown this once. Programs send it as ``Authorization: Bearer …``.
         */
        post: operations["ApiTokensMakeToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tokens/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * RevokeToken
         * @description The token opens nothing any more.
         */
        delete: operations["ApiTokensRevokeToken"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Bots
         * @description The caller's bots.
         */
        get: operations["ApiBotsBots"];
        put?: never;
        /**
         * AddBot
         * @description An account for a bot, which comes by tokens alone.
         */
        post: operations["ApiBotsAddBot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Stream
         * @description Lines of JSON for so many seconds: where it is the caller's turn, and what is over (``StreamLine``).
         */
        get: operations["ApiStreamStream"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/records": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Records
         * @description The records of all public finished matches, the oldest first, one line of JSON each (``DumpedRecord``).
         *
         *     ``after`` is the id of the last match that one has.
         */
        get: operations["ApiRecordsRecords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Games
         * @description What can be played.
         */
        get: operations["ApiGamesGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/static": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Static
         * @description Board, cards, rules and texts of a game. Ask again with the ETag; it changes with the game.
         */
        get: operations["ApiGamesStaticStatic"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * ListMatches
         * @description The caller's matches, those with a seat to take, and those that are over (from ``skip`` on).
         */
        get: operations["ApiMatchesListMatches"];
        put?: never;
        /**
         * Create
         * @description Start a match.
         */
        post: operations["ApiMatchesCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/meanwhile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * OthersDid
         * @description What happened since the caller last acted, in each of his matches that waits for him.
         */
        get: operations["ApiMeanwhileOthersDid"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Info
         * @description A match as the lobby shows it; with an invitation, also a private one.
         */
        get: operations["ApiMatchesIdInfo"];
        put?: never;
        post?: never;
        /**
         * Remove
         * @description Remove the match from the caller's lists; once nobody keeps it, it is deleted.
         */
        delete: operations["ApiMatchesIdRemove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}/table": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Table
         * @description What the caller sees now, or saw after ``n`` choices; when the match is over, also as ``seat``.
         */
        get: operations["ApiMatchesIdTableTable"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}/text": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * TableText
         * @description The table in sentences, for those who do not look at a board; ``n`` and ``seat`` as for the table.
         */
        get: operations["ApiMatchesIdTextTableText"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}/stretch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Stretch
         * @description A stretch of the past as the caller may see it, choice by choice; ``seat`` as for the table.
         */
        get: operations["ApiMatchesIdStretchStretch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}/query/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Query
         * @description The game's query of that name: what a player may ask without choosing, now or after ``n`` choices.
         */
        get: operations["ApiMatchesIdQueryNameQuery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}/why": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Why
         * @description The rule that forbids a choice.
         */
        post: operations["ApiMatchesIdWhyWhy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}/curve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Curve
         * @description The score over the rounds, for everybody who may see the match.
         */
        get: operations["ApiMatchesIdCurveCurve"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}/record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Record
         * @description The record: game, version, scenario, options, seed, choices. Because of the seed it is available at the
         *     end.
         */
        get: operations["ApiMatchesIdRecordRecord"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}/choices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose
         * @description Make a choice. When the answer comes, it is stored.
         */
        post: operations["ApiMatchesIdChoicesChoose"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo
         * @description Take back the seat's last choice, or go back to a named place, if nothing was revealed since.
         */
        post: operations["ApiMatchesIdUndoUndo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}/resign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resign
         * @description Give up: the caller's seats in that camp are left. A camp that nobody plays any more has lost.
         */
        post: operations["ApiMatchesIdResignResign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Orders
         * @description Set standing orders for reactions.
         */
        post: operations["ApiMatchesIdOrdersOrders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}/seats/{seat}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sit
         * @description Take a seat (by invitation, or back), leave it to a bot; as the owner, invite to a bot's seat.
         */
        post: operations["ApiMatchesIdSeatsSit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}/rematch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rematch
         * @description Play again with the same people: the new match, or the one that somebody else has already started.
         */
        post: operations["ApiMatchesIdRematchRematch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}/join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Join
         * @description Sit down where the invitation says, in all its seats at once.
         */
        post: operations["ApiMatchesIdJoinJoin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}/guest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Guest
         * @description An invited guest, with only a name, gets a session like everybody else.
         */
        post: operations["ApiMatchesIdGuestGuest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}/takeback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Points
         * @description How many choices came before each of the caller's own (``to`` of a request to take back).
         */
        get: operations["ApiMatchesIdTakebackPoints"];
        put?: never;
        /**
         * Takeback
         * @description Ask to take back a choice that undo does not reach; against bots alone it is done at once.
         */
        post: operations["ApiMatchesIdTakebackTakeback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}/takeback/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer
         * @description Agree to it or refuse; when everybody has agreed, it is done.
         */
        post: operations["ApiMatchesIdTakebackAnswerAnswer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Claim
         * @description Hand the seats of a player who was reminded and did not come to a bot.
         */
        post: operations["ApiMatchesIdClaimClaim"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pause
         * @description Ask for a pause or agree to it: the clocks stand once all have; or let them run (again).
         */
        post: operations["ApiMatchesIdPausePause"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * ImportRecord
         * @description A match from a record, replayed and checked, to be studied, forked and, if unfinished, continued.
         */
        post: operations["ApiMatchesImportImportRecord"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}/fork": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Fork
         * @description Make an analysis board. While the match runs, what the caller cannot see is filled in at random.
         */
        post: operations["ApiMatchesIdForkFork"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}/title": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rename
         * @description Set another title, by the owner.
         */
        post: operations["ApiMatchesIdTitleRename"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}/hooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Hooks
         * @description The webhooks of a match, for its owner.
         */
        get: operations["ApiMatchesIdHooksHooks"];
        put?: never;
        /**
         * AddMatchHook
         * @description A webhook that tells of every turn of the match, as spectators see it; by its owner.
         */
        post: operations["ApiMatchesIdHooksAddMatchHook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}/hooks/{channel}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * EndMatchHook
         * @description The match tells nothing there any more.
         */
        delete: operations["ApiMatchesIdHooksChannelEndMatchHook"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}/hooks/{channel}/try": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * TryMatchHook
         * @description Send a message there that says nothing but that it works.
         */
        post: operations["ApiMatchesIdHooksChannelTryTryMatchHook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Notes
         * @description The caller's notes on the match; nobody else sees them.
         */
        get: operations["ApiMatchesIdNotesNotes"];
        put?: never;
        /**
         * Note
         * @description A note replaces the one on the same place; without text it is dropped.
         */
        post: operations["ApiMatchesIdNotesNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}/hint": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hint
         * @description What would a bot do in the caller's place? Lines with their chances and reasons, best first.
         */
        post: operations["ApiMatchesIdHintHint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}/analysis": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Analysis
         * @description The analysis of a finished match. The first request starts it; later ones report its progress.
         */
        post: operations["ApiMatchesIdAnalysisAnalysis"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}/chat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Chat
         * @description The lines of chat after that one.
         */
        get: operations["ApiMatchesIdChatChat"];
        put?: never;
        /**
         * Say
         * @description Say something at the table, or to one's own side alone.
         */
        post: operations["ApiMatchesIdChatSay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lessons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * ListLessons
         * @description The lessons, game by game, and the caller's matches that are lessons.
         */
        get: operations["ApiLessonsListLessons"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/puzzles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * ListPuzzles
         * @description The puzzles of a game, easier ones first.
         */
        get: operations["ApiGamesPuzzlesListPuzzles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/lessons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * LessonTexts
         * @description What the coach says in the lessons of a game, in every language.
         */
        get: operations["ApiGamesLessonsLessonTexts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/puzzles/texts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * PuzzleTexts
         * @description The words of the puzzles of a game, in every language.
         */
        get: operations["ApiGamesPuzzlesTextsPuzzleTexts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lessons/{game}/{lesson}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Teach
         * @description Start a lesson from the beginning, or a puzzle; an earlier match of the same lesson, or of another
         *     puzzle of the game, is dropped.
         */
        post: operations["ApiLessonsGameTeach"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/visit/{game}/{lesson}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Visit
         * @description Try a lesson without an account: who is not logged in gets a session that ends after a day.
         */
        post: operations["ApiVisitGameLessonVisit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}/coaching": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Coaching
         * @description What the coach says now, in a match that is a lesson.
         */
        get: operations["ApiMatchesIdCoachingCoaching"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}/coaching/back": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * BackToLesson
         * @description Back to where the path of the lesson was left.
         */
        post: operations["ApiMatchesIdCoachingBackBackToLesson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Health
         * @description Whether the server and its database answer, changes can be stored, and bots go on.
         */
        get: operations["ApiHealthHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * AliveLine
         * @description Nothing happens, but the line is there.
         */
        AliveLine: {
            /** @enum {unknown} */
            type: "alive";
        };
        /**
         * Analysis
         * @description An analysis of a match. While it is being made, it says only how much is done, from 0 to 1.
         */
        Analysis: {
            share: number;
            /** @default [] */
            points: components["schemas"]["ChancePoint"][];
            /** @default [] */
            turnings: components["schemas"]["TurningInfo"][];
        };
        /**
         * ChancePoint
         * @description Each side's chance to win after ``n`` choices, in percent, as its players could judge it then.
         */
        ChancePoint: {
            n: number;
            score: {
                [key: string]: number;
            };
        };
        /**
         * TurningInfo
         * @description A turning point: a move made after ``n`` choices and finished with choice number ``last``.
         */
        TurningInfo: {
            n: number;
            last: number;
            seat: string;
            before: number;
            after: number;
            played: (string | number)[][];
            /** @default null */
            chance: number | null;
            /** @default null */
            better: components["schemas"]["LineInfo"] | null;
        };
        /**
         * LineInfo
         * @description A line: choices that may be made one after another, and what is expected of them.
         */
        LineInfo: {
            choices: (string | number)[][];
            chance: number;
            behind: number;
            worlds: number;
            reasons: components["schemas"]["ReasonInfo"][];
        };
        /**
         * ReasonInfo
         * @description Why a bot made the choice numbered ``n``; a choice may have several reasons.
         */
        ReasonInfo: {
            n: number;
            seat: string;
            id: string;
            rule: string;
            args: {
                [key: string]: string | number | string[];
            };
        };
        /**
         * BotAccount
         * @description A bot of the caller's.
         */
        BotAccount: {
            name: string;
        };
        /**
         * BotAsked
         * @description An account for a program that plays.
         */
        BotAsked: {
            name: string;
        };
        /**
         * ChannelInfo
         * @description Where tidings go. Its address is a secret: only the place is shown.
         */
        ChannelInfo: {
            id: number;
            /** @enum {unknown} */
            kind: "discord" | "json" | "matrix" | "push";
            name: string;
            place: string;
            created: string;
            failed: number;
            /** @default  */
            secret: string;
        };
        /**
         * ChatLine
         * @description Something said at the table, or something about somebody that everybody there should know.
         *
         *         A bot holds his seats since his time ran out (``held``), he has them back (``back``), somebody new sits
         *         down in a match that goes on (``sat``), he has come by his link, from whatever device (``device``).
         *         The clocks stand by agreement, as he asked (``paused``), or he lets them run again (``resumed``).
         */
        ChatLine: {
            /** @enum {unknown} */
            type: "chat";
            id: number;
            name: string;
            text: string;
            created: string;
            /**
             * @default said
             * @enum {unknown}
             */
            kind: "back" | "device" | "held" | "paused" | "resumed" | "said" | "sat";
            /** @default [] */
            seats: string[];
            /** @default null */
            n: number | null;
            /** @default  */
            camp: string;
        };
        /**
         * ChoiceMade
         * @description The choice of a seat, made after ``n`` choices of epoch ``epoch``.
         */
        ChoiceMade: {
            seat: string;
            n: number;
            choice: (string | number)[];
            /** @default null */
            epoch?: number | null;
        };
        /**
         * Choose
         * @description A choice, sent on the live line.
         */
        Choose: {
            /** @enum {unknown} */
            type: "choose";
            seat: string;
            n: number;
            choice: (string | number)[];
            /** @default null */
            epoch?: number | null;
            /** @default null */
            ref?: number | null;
        };
        /**
         * ClockTerms
         * @description The clock of a match; zero means none. Time runs for the player to move, never for bots.
         */
        ClockTerms: {
            /** @default 0 */
            bank?: number;
            /** @default 0 */
            increment?: number;
            /**
             * @default bot
             * @enum {unknown}
             */
            then?: "bot" | "resign";
            /** @default 0 */
            days?: number;
            /** @default 0 */
            placing?: number;
        };
        /**
         * Coaching
         * @description What the coach says at the present point, after ``n`` choices of epoch ``epoch``.
         */
        Coaching: {
            n: number;
            epoch: number;
            /** @enum {unknown} */
            kind: "example" | "match" | "puzzle";
            following: boolean;
            over: boolean;
            step: number;
            steps: number;
            lines: components["schemas"]["CoachLine"][];
            choice: (string | number)[] | null;
            /** @default null */
            puzzle: components["schemas"]["Verdict"] | null;
        };
        /**
         * CoachLine
         * @description What the coach says, and the places it is about.
         */
        CoachLine: {
            id: string;
            lights: string[];
            rule: string;
        };
        /**
         * Verdict
         * @description How a puzzle stands.
         */
        Verdict: {
            seat: string;
            solved: boolean;
            chance: number;
            wrong: (string | number)[] | null;
            behind: number | null;
            points: number | null;
            in_points: boolean;
            hints: components["schemas"]["ReasonInfo"][];
            line: (string | number)[][];
            reasons: components["schemas"]["ReasonInfo"][];
        };
        /**
         * Credentials
         * @description To register or to log in.
         */
        Credentials: {
            name: string;
            password: string;
        };
        /**
         * Curve
         * @description The score of a match over its rounds, from public facts; it may begin after the start.
         */
        Curve: {
            n: number;
            epoch: number;
            points: components["schemas"]["CurvePoint"][];
        };
        /**
         * CurvePoint
         * @description The score at the end of a round, after ``n`` choices.
         */
        CurvePoint: {
            n: number;
            round: number;
            score: {
                [key: string]: number;
            };
        };
        /**
         * Done
         * @description A message that asked for an answer was carried out; ``ref`` is the one of the message.
         */
        Done: {
            /** @enum {unknown} */
            type: "done";
            n: number;
            /** @default null */
            ref: number | null;
        };
        /**
         * DumpedRecord
         * @description A record (``Record``), and what it does not say itself. People are not named.
         */
        DumpedRecord: {
            id: string;
            ended: string;
            format: string;
            game: string;
            version: number;
            scenario: string;
            options: {
                [key: string]: boolean | number | string;
            };
            seed: string;
            choices: (string | number)[][];
            digest: string;
            components: string;
            result: components["schemas"]["Result"];
            rated: boolean;
            players: {
                [key: string]: string;
            };
        };
        /**
         * Result
         * @description How a match ended. ``winners`` are the camps or seats that won; empty for a draw.
         */
        Result: {
            winners: string[];
            reason: string;
            rule: string;
            /** @default {} */
            score: {
                [key: string]: number;
            };
            /** @default [] */
            parts: components["schemas"]["ScorePart"][];
        };
        /**
         * ScorePart
         * @description One line of a score: whose, how much, what for.
         */
        ScorePart: {
            side: string;
            amount: number;
            id: string;
            /** @default  */
            rule: string;
            /** @default {} */
            args: {
                [key: string]: string | number | string[];
            };
        };
        /**
         * Farewell
         * @description Somebody deletes his account; he says his password, if he has one.
         */
        Farewell: {
            /** @default null */
            password?: string | null;
        };
        /**
         * ForkAsked
         * @description An analysis board of the match after ``n`` choices; by default, the present.
         */
        ForkAsked: {
            /** @default null */
            n?: number | null;
            /** @default false */
            bots?: boolean;
        };
        /**
         * GameInfo
         * @description What can be played. Title, text and playing time are in the game's catalogue of messages.
         */
        GameInfo: {
            name: string;
            title: string;
            version: number;
            seats: string[];
            camps: {
                [key: string]: string;
            };
            scenarios: string[];
            options: components["schemas"]["OptionInfo"][];
            bots: string[];
            seatings: string[][][];
            hurry: string;
            /** @default  */
            components: string;
        };
        /**
         * OptionInfo
         * @description An optional rule. Its name and explanation are the messages ``option-<id>`` and ``.text``.
         */
        OptionInfo: {
            id: string;
            rule: string;
            default: boolean | number | string;
            values: (boolean | number | string)[];
            /** @default  */
            group: string;
        };
        /**
         * GamePage
         * @description A game as it is played here: who is strongest, how it is opened, who wins, how long it takes.
         */
        GamePage: {
            game: string;
            scenario: string | null;
            scenarios: string[];
            ranking: components["schemas"]["RankedPlayer"][];
            matches: number;
            length: number;
            sides: components["schemas"]["SideResult"][];
            openings: components["schemas"]["FirstChoiceInfo"][];
        };
        /**
         * RankedPlayer
         * @description A line of the list of ratings.
         */
        RankedPlayer: {
            name: string;
            bot: boolean;
            me: boolean;
            rating: components["schemas"]["RatingInfo"];
        };
        /**
         * RatingInfo
         * @description How strong somebody is in a game: with 95 % certainty within two deviations.
         */
        RatingInfo: {
            game: string;
            rating: number;
            deviation: number;
            sure: boolean;
            matches: number;
        };
        /**
         * SideResult
         * @description A camp's share of all victories.
         */
        SideResult: {
            camp: string;
            won: number;
        };
        /**
         * FirstChoiceInfo
         * @description A first choice of a seat, in words; how often it was made, and its share of the victory on average.
         */
        FirstChoiceInfo: {
            game: string;
            seat: string;
            text: string;
            times: number;
            won: number;
        };
        /**
         * GameStatic
         * @description What never changes within a version of a game; it may be cached under that version forever.
         */
        GameStatic: {
            name: string;
            version: number;
            board: Record<string, unknown>;
            cards: Record<string, unknown>[];
            rules: components["schemas"]["Rule"][];
            verbs: {
                [key: string]: components["schemas"]["VerbInfo"];
            };
            queries: string[];
            bots: string[];
            tells: {
                [key: string]: components["schemas"]["Tell"];
            };
            locale: {
                [key: string]: string;
            };
        };
        /**
         * Rule
         * @description One line of a game's ``rules.tsv``.
         */
        Rule: {
            rule: string;
            /** @enum {unknown} */
            place: "bots" | "code" | "data" | "heading";
            title_en: string;
            title_ru: string;
            summary_en: string;
            summary_ru: string;
        };
        /**
         * VerbInfo
         * @description The kinds of things a verb is done to, and which of them (from 1) glows, if any.
         */
        VerbInfo: {
            kinds: string[];
            at: number | null;
            gives_up: boolean;
        };
        /**
         * Tell
         * @description What an event means to those who watch. Arguments of the event are named, not given.
         */
        Tell: {
            /** @default false */
            opens?: boolean;
            /** @default false */
            aside?: boolean;
            /** @default seat */
            by?: string;
            /** @default  */
            loser?: string;
            /** @default  */
            winner?: string;
            /** @default 0 */
            weight?: number;
            /** @default card */
            card?: string;
            /** @default [] */
            dice?: string[];
            /** @default 6 */
            sides?: number;
            /** @default false */
            covered?: boolean;
        };
        /**
         * GuestAsked
         * @description Somebody who was invited gives a name.
         */
        GuestAsked: {
            name: string;
            token: string;
        };
        /**
         * GuestLink
         * @description A guest's link: ``#/match/{match}?token={token}``. It is shown once, when it is made.
         */
        GuestLink: {
            match: string;
            token: string;
        };
        /**
         * GuestReturns
         * @description A guest comes by his link.
         */
        GuestReturns: {
            token: string;
        };
        /**
         * Health
         * @description Whether the server works, and what is wrong if it does not.
         */
        Health: {
            /** @enum {unknown} */
            status: "failing" | "ok";
            version: string;
            matches: number;
            connections: number;
            reads: boolean;
            stores: boolean;
            still: number;
        };
        /**
         * HintAsked
         * @description What would a bot do for this seat after ``n`` choices?
         */
        HintAsked: {
            seat: string;
            n: number;
            epoch: number;
        };
        /**
         * Hints
         * @description What a bot would do, best line first; empty if there is nothing to choose.
         */
        Hints: {
            n: number;
            epoch: number;
            seat: string;
            lines: components["schemas"]["LineInfo"][];
        };
        /**
         * HookAsked
         * @description A webhook. Matrix needs a room and the token of an account that is in it.
         */
        HookAsked: {
            /** @enum {unknown} */
            kind: "discord" | "json" | "matrix";
            address: string;
            /** @default  */
            room?: string;
            /** @default  */
            token?: string;
            /** @default  */
            name?: string;
            /**
             * @default en
             * @enum {unknown}
             */
            language?: "en" | "ru";
        };
        /**
         * InvitationTaken
         * @description Take all open seats that the invitation offers, and those that are kept for the caller.
         */
        InvitationTaken: {
            /** @default null */
            token?: string | null;
        };
        /**
         * LessonInfo
         * @description A lesson. Its name and what it is about are its game's messages ``lesson-<name>`` and ``.text``.
         */
        LessonInfo: {
            game: string;
            name: string;
            /** @enum {unknown} */
            kind: "example" | "match" | "puzzle";
            minutes: number;
            scenario: string;
            seats: string[];
            match: string | null;
            step: number;
            steps: number;
        };
        /**
         * LessonTexts
         * @description What is said in the lessons of a game, or in its puzzles: Fluent messages by language.
         */
        LessonTexts: {
            locale: {
                [key: string]: string;
            };
        };
        /**
         * Lobby
         * @description The caller's running matches, those with a seat to take or to watch, and those that are over.
         */
        Lobby: {
            mine: components["schemas"]["MatchInfo"][];
            open: components["schemas"]["MatchInfo"][];
            watch: components["schemas"]["MatchInfo"][];
            over: components["schemas"]["MatchInfo"][];
        };
        /**
         * MatchInfo
         * @description A match as the lobby shows it.
         */
        MatchInfo: {
            id: string;
            /** @enum {unknown} */
            kind: "analysis" | "lesson" | "match" | "puzzle";
            /** @enum {unknown} */
            status: "open" | "over" | "playing";
            game: string;
            version: number;
            scenario: string;
            options: {
                [key: string]: boolean | number | string;
            };
            title: string;
            owner: string;
            mine: boolean;
            no_tells: boolean;
            hints: boolean;
            listed: boolean;
            spectators: boolean;
            created: string;
            changed: string;
            n: number;
            epoch: number;
            seats: components["schemas"]["SeatInfo"][];
            waiting: string | null;
            my_turn: boolean;
            result: components["schemas"]["Result"] | null;
            seed_hash: string;
            seed: string | null;
            /** @default null */
            lesson: string | null;
            /** @default null */
            standing: components["schemas"]["Standing"] | null;
            /** @default null */
            rematch: string | null;
            /** @default null */
            parent: string | null;
            /** @default null */
            parent_n: number | null;
            /** @default 0 */
            begins: number;
            /** @default null */
            clock: components["schemas"]["ClockTerms"] | null;
            /** @default [] */
            invited: string[];
            /** @default null */
            returns: string | null;
            /** @default  */
            components: string;
            /** @default false */
            rated: boolean;
        };
        /**
         * SeatInfo
         * @description Who sits where.
         */
        SeatInfo: {
            seat: string;
            camp: string;
            /** @enum {unknown} */
            kind: "bot" | "open" | "person";
            name: string | null;
            bot: string | null;
            me: boolean;
            left: boolean;
            /** @default null */
            token: string | null;
            /** @default null */
            person: string | null;
            /** @default false */
            for_me: boolean;
            /** @default null */
            kept: string | null;
        };
        /**
         * Standing
         * @description The round and the score. Whoever may know of the match may know this.
         *
         *         ``id`` and ``args`` are the message that says where it is ("Round 7 of 20"). ``round`` counts what the
         *         game counts its time by; the message ``standing-after`` says with it that such a round is over.
         */
        Standing: {
            id: string;
            round: number;
            /** @default {} */
            args: {
                [key: string]: string | number | string[];
            };
            /** @default {} */
            score: {
                [key: string]: number;
            };
        };
        /**
         * MailAsked
         * @description Where to send mail when it is one's turn, and in which language.
         */
        MailAsked: {
            address: string;
            /**
             * @default en
             * @enum {unknown}
             */
            language?: "en" | "ru";
            /** @default null */
            password?: string | null;
        };
        /**
         * MailInfo
         * @description Where mail goes; nothing is sent before the address is confirmed.
         */
        MailInfo: {
            address: string | null;
            confirmed: boolean;
        };
        /**
         * MailToken
         * @description What a mail has brought: it confirms the address, or stops all mail to it.
         */
        MailToken: {
            token: string;
        };
        /**
         * Me
         * @description Who is asking: on one's own machine always the same local user, in public whoever is logged in.
         */
        Me: {
            public: boolean;
            user: components["schemas"]["User"] | null;
            /** @default false */
            mail: boolean;
            /** @default false */
            moderator: boolean;
        };
        /**
         * User
         * @description Somebody who plays.
         */
        User: {
            id: number;
            name: string;
            /** @default false */
            guest: boolean;
            /** @default false */
            visitor: boolean;
        };
        /**
         * Moderation
         * @description The moderators' page.
         */
        Moderation: {
            reports: components["schemas"]["ReportInfo"][];
            log: components["schemas"]["DeedInfo"][];
        };
        /**
         * ReportInfo
         * @description A report that waits for a moderator.
         */
        ReportInfo: {
            id: number;
            by: string;
            about: string;
            match: string;
            text: string;
            created: string;
            lines: components["schemas"]["ReportedLine"][];
        };
        /**
         * ReportedLine
         * @description A line of chat that goes with a report.
         */
        ReportedLine: {
            id: number;
            text: string;
        };
        /**
         * DeedInfo
         * @description A line of the moderators' log. Without a name, whoever runs the server did it.
         */
        DeedInfo: {
            what: string;
            by: string;
            about: string;
            text: string;
            at: string;
        };
        /**
         * ModeratorAct
         * @description What a moderator does, and why.
         */
        ModeratorAct: {
            /** @enum {unknown} */
            what: "close" | "rename" | "silence" | "speak" | "strike";
            /** @default null */
            name?: string | null;
            /** @default null */
            number?: number | null;
            /** @default 7 */
            days?: number;
            /** @default  */
            text?: string;
        };
        /**
         * NewMatch
         * @description A match to start. Seats that are not named are open; options that are not named have their defaults.
         */
        NewMatch: {
            game: string;
            /** @default null */
            scenario?: string | null;
            /** @default {} */
            options?: {
                [key: string]: boolean | number | string;
            };
            /** @default {} */
            seats?: {
                [key: string]: components["schemas"]["SeatWish"];
            };
            /** @default  */
            title?: string;
            /** @default null */
            no_tells?: boolean | null;
            /** @default null */
            hints?: boolean | null;
            /** @default false */
            listed?: boolean;
            /** @default true */
            spectators?: boolean;
            /** @default null */
            clock?: components["schemas"]["ClockTerms"] | null;
            /** @default false */
            rated?: boolean;
            /** @default null */
            seed?: string | null;
        };
        /**
         * SeatWish
         * @description Who shall sit there: the caller, a bot, or whoever is invited. ``token`` is the invitation.
         *
         *         ``invite``: a bot goes on playing there until somebody comes with the invitation.
         */
        SeatWish: {
            /** @enum {unknown} */
            kind: "bot" | "invite" | "me" | "open";
            /** @default null */
            bot?: string | null;
            /** @default null */
            token?: string | null;
            /** @default null */
            person?: string | null;
        };
        /**
         * Note
         * @description What somebody notes for himself: on a place, by its name, or on the match; without text, nothing.
         */
        Note: {
            /** @default  */
            place?: string;
            /** @default  */
            text?: string;
        };
        /**
         * Notice
         * @description Something a player should know the next time he looks in.
         */
        Notice: {
            id: number;
            match: string;
            title: string;
            game: string;
            /** @enum {unknown} */
            kind: "held" | "late" | "over" | "pause" | "rematch" | "seat" | "takeback" | "turn";
            created: string;
        };
        /**
         * Orders
         * @description The orders of one seat.
         */
        Orders: {
            /** @default false */
            until_my_turn?: boolean;
            /** @default [] */
            only_for?: string[];
            /** @default false */
            always_ask?: boolean;
            /** @default [] */
            declare?: (string | number)[][];
        };
        /**
         * OrdersGiven
         * @description Standing orders of a seat.
         */
        OrdersGiven: {
            seat: string;
            orders: components["schemas"]["Orders"];
        };
        /**
         * OrdersTaken
         * @description Only standing orders of the caller's seats have changed: merge them.
         *
         *         Nobody else is told, and ``revision`` stays: giving orders is private.
         */
        OrdersTaken: {
            /** @enum {unknown} */
            type: "orders";
            orders: {
                [key: string]: components["schemas"]["Orders"];
            };
        };
        /**
         * OverLine
         * @description A match that the caller plays is over.
         */
        OverLine: {
            /** @enum {unknown} */
            type: "over";
            match: string;
            game: string;
            winners: string[];
        };
        /**
         * OwnData
         * @description All that this server knows of somebody.
         */
        OwnData: {
            name: string;
            guest: boolean;
            created: string;
            mail: components["schemas"]["MailInfo"];
            sessions: components["schemas"]["SessionInfo"][];
            matches: components["schemas"]["OwnMatch"][];
            chat: components["schemas"]["OwnLine"][];
        };
        /**
         * SessionInfo
         * @description Where somebody is logged in.
         */
        SessionInfo: {
            id: string;
            created: string;
            device: string;
            by_link: boolean;
            current: boolean;
        };
        /**
         * OwnMatch
         * @description A match in somebody's data.
         */
        OwnMatch: {
            id: string;
            game: string;
            scenario: string;
            title: string;
            kind: string;
            created: string;
            over: boolean;
            owner: boolean;
            seats: string[];
            winners: string[];
        };
        /**
         * OwnLine
         * @description A line of chat in somebody's data.
         */
        OwnLine: {
            match: string;
            text: string;
            created: string;
        };
        /**
         * PasswordGiven
         * @description A guest keeps his name by a password, or somebody takes another one.
         */
        PasswordGiven: {
            password: string;
            /** @default null */
            old?: string | null;
        };
        /**
         * PauseWish
         * @description The clocks shall stand: a request, or agreement to it; or they shall run: no, or on again.
         */
        PauseWish: {
            pause: boolean;
        };
        /**
         * PendingInfo
         * @description What is pending around the match: clocks, as they are when this is sent, and a request to take back.
         */
        PendingInfo: {
            /** @enum {unknown} */
            type: "pending";
            clocks: components["schemas"]["PlayerClock"][];
            turn: number | null;
            claim: number | null;
            instead: string | null;
            takeback: components["schemas"]["TakebackAsked"] | null;
            pause: components["schemas"]["PauseAsked"] | null;
        };
        /**
         * PlayerClock
         * @description The remaining time (ms) of the player of these seats.
         */
        PlayerClock: {
            seats: string[];
            left: number;
            runs: boolean;
        };
        /**
         * TakebackAsked
         * @description Somebody asks to take back what was chosen after the first ``to`` choices.
         */
        TakebackAsked: {
            seat: string;
            to: number;
            waits: string[];
        };
        /**
         * PauseAsked
         * @description Somebody asks the others to stop the clocks, or all have agreed and the clocks stand.
         */
        PauseAsked: {
            seats: string[];
            stands: boolean;
            waits: string[];
        };
        /**
         * PersonInfo
         * @description Somebody's page: what the caller may know.
         */
        PersonInfo: {
            name: string;
            me: boolean;
            since: string;
            ratings: components["schemas"]["RatingInfo"][];
            curve: components["schemas"]["RatingPoint"][];
            tallies: components["schemas"]["ResultTally"][];
            rivals: components["schemas"]["Rival"][];
            openings: components["schemas"]["FirstChoiceInfo"][];
            reliability: components["schemas"]["Reliability"];
            matches: components["schemas"]["PastMatch"][];
            /**
             * @default none
             * @enum {unknown}
             */
            relation: "block" | "mute" | "none";
        };
        /**
         * RatingPoint
         * @description A rating after a match.
         */
        RatingPoint: {
            game: string;
            at: string;
            rating: number;
            deviation: number;
            match: string;
        };
        /**
         * ResultTally
         * @description Results on one side of a scenario: so many matches, and how many victories, in parts.
         */
        ResultTally: {
            game: string;
            scenario: string;
            camp: string;
            matches: number;
            won: number;
        };
        /**
         * Rival
         * @description Head to head: matches on opposite sides, and victories of either, in parts.
         */
        Rival: {
            name: string;
            matches: number;
            won: number;
            lost: number;
        };
        /**
         * Reliability
         * @description Of the matches that are over: seen to the end, lost because time ran out, left to somebody else.
         */
        Reliability: {
            matches: number;
            kept: number;
            timed: number;
            left: number;
        };
        /**
         * PastMatch
         * @description A finished match on somebody's page.
         */
        PastMatch: {
            match: string;
            there: boolean;
            game: string;
            scenario: string;
            camp: string;
            seats: string[];
            share: number;
            /** @enum {unknown} */
            outcome: "left" | "played" | "resigned" | "timed";
            rated: boolean;
            ended: string;
            others: string[];
        };
        /**
         * Presence
         * @description Which seats have a connected holder, and how many others watch.
         */
        Presence: {
            /** @enum {unknown} */
            type: "presence";
            seats: string[];
            watching: number;
        };
        /**
         * Problem
         * @description What went wrong, in words, with the rule that refuses a choice if it is a rule that does.
         */
        Problem: {
            status: number;
            code: string;
            detail: string;
            /** @default null */
            refusal: components["schemas"]["Refusal"] | null;
        };
        /**
         * Refusal
         * @description Why something may not be chosen: the rule that forbids it.
         */
        Refusal: {
            rule: string;
            id: string;
            /** @default {} */
            args: {
                [key: string]: string | number | string[];
            };
        };
        /**
         * Progress
         * @description How many choices a match has now, and in which epoch.
         */
        Progress: {
            n: number;
            epoch: number;
        };
        /**
         * PushAsked
         * @description A browser's push subscription, as it gives it.
         */
        PushAsked: {
            endpoint: string;
            p256dh: string;
            auth: string;
            /**
             * @default en
             * @enum {unknown}
             */
            language?: "en" | "ru";
        };
        /**
         * PuzzleInfo
         * @description A puzzle. Its name is the message ``puzzle-<name>`` of the puzzles' texts.
         */
        PuzzleInfo: {
            game: string;
            name: string;
            seat: string;
            steps: number;
        };
        /**
         * Record
         * @description A match as it is stored: enough to replay it to the last die.
         */
        Record: {
            format: string;
            game: string;
            version: number;
            scenario: string;
            options: {
                [key: string]: boolean | number | string;
            };
            seed: number | string;
            choices: (string | number)[][];
            digest: string;
            /** @default  */
            components?: string;
        };
        /**
         * Refused
         * @description A message was not carried out, and nothing has changed.
         */
        Refused: {
            /** @enum {unknown} */
            type: "refused";
            problem: components["schemas"]["Problem"];
            /** @default null */
            ref: number | null;
        };
        /**
         * RelationInfo
         * @description Somebody whom the caller mutes or blocks.
         */
        RelationInfo: {
            name: string;
            /** @enum {unknown} */
            kind: "block" | "mute" | "none";
        };
        /**
         * RelationSet
         * @description How the caller stands to somebody from now on.
         */
        RelationSet: {
            /** @enum {unknown} */
            kind: "block" | "mute" | "none";
        };
        /**
         * Rematch
         * @description The rematch of this match.
         */
        Rematch: {
            /** @enum {unknown} */
            type: "rematch";
            match: string;
        };
        /**
         * RematchAsked
         * @description A rematch with the same people; ``swap``: each camp takes the place of the next.
         */
        RematchAsked: {
            /** @default false */
            swap?: boolean;
        };
        /**
         * Renamed
         * @description Another title; if empty, the game's.
         */
        Renamed: {
            title: string;
        };
        /**
         * ReportMade
         * @description Something that a moderator should look at; with a match, what he said there goes along.
         */
        ReportMade: {
            text: string;
            /** @default  */
            match?: string;
        };
        /**
         * ResetAsked
         * @description Somebody has forgotten his password.
         */
        ResetAsked: {
            name: string;
        };
        /**
         * ResetUsed
         * @description What the link in a mail, or from an administrator, does: another password.
         */
        ResetUsed: {
            token: string;
            password: string;
        };
        /**
         * Resync
         * @description Send the whole table again, with the events after that one of that epoch.
         */
        Resync: {
            /** @enum {unknown} */
            type: "resync";
            /** @default 0 */
            after?: number;
            /** @default null */
            epoch?: number | null;
        };
        /**
         * Said
         * @description A line of chat, for everybody, or only for those who play on the speaker's side.
         */
        Said: {
            text: string;
            /**
             * @default all
             * @enum {unknown}
             */
            to?: "all" | "side";
        };
        /**
         * SeatAsked
         * @description Something about one seat.
         */
        SeatAsked: {
            seat: string;
        };
        /**
         * Stretch
         * @description A stretch of the past, to show choice by choice: the table after ``since`` choices, then changes.
         *
         *         It may end before the requested choice; ask again from there. Of a match played by older rules only some
         *         points are left; nothing changes after the last of them.
         */
        Stretch: {
            epoch: number;
            since: number;
            waiting: string | null;
            view: unknown;
            own: Record<string, unknown>;
            keys: {
                [key: string]: string[];
            };
            scenes: components["schemas"]["Scene"][];
        };
        /**
         * Scene
         * @description What changed with choice number ``n``; ``view`` and ``own`` are as in an update.
         */
        Scene: {
            n: number;
            seat: string;
            waiting: string | null;
            view: Record<string, unknown>;
            own: Record<string, unknown>;
        };
        /**
         * Table
         * @description Everything the caller may see, now or (``n`` < ``last``) at an earlier point of the match.
         *
         *         ``events`` follow event number ``after``: keep yours up to it, drop the rest, append these.
         */
        Table: {
            /** @enum {unknown} */
            type: "table";
            n: number;
            epoch: number;
            revision: number;
            waiting: string | null;
            match: string;
            last: number;
            view: unknown;
            own: Record<string, unknown>;
            keys: {
                [key: string]: string[];
            };
            /** @default null */
            decision: components["schemas"]["DecisionInfo"] | null;
            /** @default 0 */
            after: number;
            events: components["schemas"]["EventInfo"][];
            /** @default null */
            can_undo: string | null;
            /** @default [] */
            undo: string[];
            result: components["schemas"]["Result"] | null;
            seed_hash: string;
            seed: string | null;
            /** @default {} */
            orders: {
                [key: string]: components["schemas"]["Orders"];
            };
            /** @default {} */
            declarations: {
                [key: string]: (string | number)[][];
            };
            /** @default {} */
            acted: {
                [key: string]: number;
            };
            seats: components["schemas"]["SeatInfo"][];
            reasons: components["schemas"]["ReasonInfo"][];
        };
        /**
         * DecisionInfo
         * @description What a seat is asked; only its holder gets it.
         */
        DecisionInfo: {
            seat: string;
            kind: string;
            reaction: boolean;
            prompt: components["schemas"]["Prompt"];
            options: (string | number)[][];
            /** @default [] */
            wasteful: components["schemas"]["Waste"][];
        };
        /**
         * Prompt
         * @description What a seat is asked, and the rule that asks it.
         */
        Prompt: {
            id: string;
            /** @default  */
            rule: string;
            /** @default {} */
            args: {
                [key: string]: string | number | string[];
            };
        };
        /**
         * Waste
         * @description An option (by its index) that would give something away for nothing, and what.
         */
        Waste: {
            option: number;
            refusal: components["schemas"]["Refusal"];
        };
        /**
         * EventInfo
         * @description Something that happened. ``e`` numbers the events of a match, ``n`` is the choice it belongs to.
         */
        EventInfo: {
            e: number;
            n: number;
            id: string;
            rule: string;
            args: {
                [key: string]: string | number | string[];
            };
        };
        /**
         * TableText
         * @description The table in sentences, in the caller's language.
         */
        TableText: {
            sections: components["schemas"]["TextSection"][];
        };
        /**
         * TextSection
         * @description A part of the table that is read, not looked at: a title and sentences.
         */
        TextSection: {
            title: string;
            lines: string[];
        };
        /**
         * TakebackAnswer
         * @description Whether to allow it. Refusing your own request withdraws it.
         */
        TakebackAnswer: {
            agree: boolean;
            to: number;
        };
        /**
         * TakebackWish
         * @description Back to when ``to`` choices were made, just before one of the caller's own (default: the last).
         */
        TakebackWish: {
            /** @default null */
            to?: number | null;
        };
        /**
         * Tidings
         * @description How somebody hears of his matches.
         */
        Tidings: {
            key: string;
            habits: components["schemas"]["Habits"];
            channels: components["schemas"]["ChannelInfo"][];
        };
        /**
         * Habits
         * @description When somebody wants to hear something; hours are those of his time zone.
         */
        Habits: {
            /** @default UTC */
            zone: string;
            /** @default null */
            quiet_from: number | null;
            /** @default null */
            quiet_to: number | null;
            /** @default null */
            digest: number | null;
        };
        /**
         * TokenAsked
         * @description A token for the caller, or for a bot of his.
         */
        TokenAsked: {
            name: string;
            scopes: ("chat" | "play" | "read")[];
            /** @default null */
            bot?: string | null;
        };
        /**
         * TokenInfo
         * @description A token as its owner is shown it.
         */
        TokenInfo: {
            id: string;
            account: string;
            name: string;
            scopes: string[];
            created: string;
            used: string | null;
        };
        /**
         * TokenMade
         * @description A new token. It is shown this once: of what is stored nobody can make it again.
         */
        TokenMade: {
            token: string;
            account: string;
        };
        /**
         * Tried
         * @description The status with which the receiver has answered; 0 if it has not.
         */
        Tried: {
            status: number;
        };
        /**
         * TurnLine
         * @description The match waits for the caller: look at its table and choose.
         */
        TurnLine: {
            /** @enum {unknown} */
            type: "turn";
            match: string;
            game: string;
            seat: string;
            n: number;
            epoch: number;
        };
        /**
         * UndoAsked
         * @description The seat takes back its last choice, or goes back to a place; ``n`` is the number of choices.
         */
        UndoAsked: {
            seat: string;
            n: number;
            /** @default  */
            to?: string;
        };
        /**
         * Update
         * @description What changed. ``view`` has only the fields that changed, ``own`` the same for each seat where any did.
         *
         *         A collection of things is sent by key (see ``changes.py``). What ``view``, ``own``, ``orders``,
         *         ``declarations`` and ``seed`` leave out has not changed; ``reasons`` and ``events`` are added. Any other
         *         field that is left out is 0, null or empty: nobody to wait for, nothing asked, nothing to take back, no
         *         result. An update follows ``revision - 1``; after a gap, ask for the table.
         */
        Update: {
            /** @enum {unknown} */
            type: "update";
            n: number;
            /** @default 0 */
            epoch?: number;
            revision: number;
            /** @default null */
            waiting?: string | null;
            /** @default {} */
            view?: Record<string, unknown>;
            /** @default {} */
            own?: Record<string, unknown>;
            /** @default null */
            decision?: components["schemas"]["DecisionInfo"] | null;
            after: number;
            /** @default [] */
            events?: components["schemas"]["EventInfo"][];
            /** @default null */
            can_undo?: string | null;
            /** @default [] */
            undo?: string[];
            /** @default null */
            result?: components["schemas"]["Result"] | null;
            seed?: string | null;
            /** @default {} */
            orders?: {
                [key: string]: components["schemas"]["Orders"];
            };
            /** @default {} */
            declarations?: {
                [key: string]: (string | number)[][];
            };
            /** @default [] */
            reasons?: components["schemas"]["ReasonInfo"][];
        };
        /**
         * Why
         * @description The rule that forbids it, or None if it is allowed.
         */
        Why: {
            refusal: components["schemas"]["Refusal"] | null;
        };
        /**
         * WhyAsked
         * @description Why may this seat not choose that?
         */
        WhyAsked: {
            seat: string;
            choice: (string | number)[];
        };
        FromServer: components["schemas"]["Table"] | components["schemas"]["Update"] | components["schemas"]["OrdersTaken"] | components["schemas"]["ChatLine"] | components["schemas"]["Presence"] | components["schemas"]["PendingInfo"] | components["schemas"]["Rematch"] | components["schemas"]["Done"] | components["schemas"]["Refused"];
        FromClient: components["schemas"]["Choose"] | components["schemas"]["Resync"];
        /**
         * View
         * @description All public facts, and the seat's own secrets.
         */
        GeneralsView: {
            round: number;
            phase: string;
            turn: string;
            score: {
                [key: string]: number;
            };
            markers: {
                [key: string]: components["schemas"]["GeneralsMarkerView"];
            };
            ledger: components["schemas"]["GeneralsEntryView"][];
            pieces: components["schemas"]["GeneralsPieceView"][];
            straits: components["schemas"]["GeneralsStraitView"][];
            sources: components["schemas"]["GeneralsSourceView"][];
            nations: components["schemas"]["GeneralsNationView"][];
            /** @default null */
            own: components["schemas"]["GeneralsOwn"] | null;
        };
        /**
         * MarkerView
         * @description A camp's marker on the track: its place, and the hundreds its side shows.
         */
        GeneralsMarkerView: {
            place: number;
            hundreds: number;
        };
        /**
         * EntryView
         * @description Points scored: the reason is a rule or a card.
         */
        GeneralsEntryView: {
            round: number;
            seat: string;
            points: number;
            reason: string;
        };
        /** PieceView */
        GeneralsPieceView: {
            seat: string;
            kind: string;
            space: string;
            supplied: boolean;
            protected: boolean;
        };
        /** StraitView */
        GeneralsStraitView: {
            id: string;
            camp: string;
        };
        /**
         * SourceView
         * @description A supply source; ``seats`` are the nations it serves, None for all.
         */
        GeneralsSourceView: {
            space: string;
            seats: string[] | null;
        };
        /** NationView */
        GeneralsNationView: {
            seat: string;
            camp: string;
            home: string;
            home_lost: boolean;
            deck: number;
            hand: number;
            responses: number;
            statuses: string[];
            discard: number;
            discard_top: string | null;
            armies_left: number;
            navies_left: number;
            income: number;
        };
        /**
         * Own
         * @description What only this seat knows.
         */
        GeneralsOwn: {
            hand: string[];
            responses: string[];
            discard: string[];
        };
        /**
         * SupplyAnswer
         * @description supply.line, supply.navy: lines link by link, pieces that have none and why, and the sources.
         */
        GeneralsSupplyAnswer: {
            lines: components["schemas"]["GeneralsLink"][];
            cuts: components["schemas"]["GeneralsCut"][];
            sources: components["schemas"]["GeneralsSourceView"][];
        };
        /**
         * Link
         * @description One link of a supply line, from a piece towards the source.
         */
        GeneralsLink: {
            seat: string;
            space: string;
            to: string;
        };
        /**
         * Cut
         * @description A piece out of supply, and the rule it fails.
         */
        GeneralsCut: {
            seat: string;
            space: string;
            rule: string;
        };
        /**
         * Prospect
         * @description What a card would bring as things stand.
         *
         *         ``places`` are where it can be used, written as kind and name: ``space:ukraine``. ``none`` says why it
         *         would bring nothing at all, if so.
         */
        GeneralsProspect: {
            /** @default [] */
            places: string[];
            /** @default [] */
            lines: components["schemas"]["GeneralsRemark"][];
            /** @default null */
            none: components["schemas"]["GeneralsRefusal"] | null;
        };
        /**
         * Remark
         * @description One thing that a card would do, or may do.
         */
        GeneralsRemark: {
            id: string;
            /** @default  */
            rule: string;
            /** @default {} */
            args: {
                [key: string]: string | number | string[];
            };
        };
        /**
         * Refusal
         * @description Why something may not be chosen: the rule that forbids it.
         */
        GeneralsRefusal: {
            rule: string;
            id: string;
            /** @default {} */
            args: {
                [key: string]: string | number | string[];
            };
        };
        /**
         * Alarms
         * @description The answer: the gravest first.
         */
        GeneralsAlarms: {
            alarms: components["schemas"]["GeneralsAlarm"][];
        };
        /**
         * Alarm
         * @description Something to look out for: a message, its rule; what it is about are the places among its arguments.
         */
        GeneralsAlarm: {
            id: string;
            rule: string;
            /** @default {} */
            args: {
                [key: string]: string | number | string[];
            };
            /** @default false */
            grave: boolean;
        };
        /**
         * Card
         * @description A card: whose it is, of which sort, and how sure its text is.
         */
        GeneralsCard: {
            id: string;
            nation: string;
            type: string;
            confidence: string;
        };
        /** Board */
        GeneralsBoard: {
            map: components["schemas"]["GeneralsMap"];
            shapes: components["schemas"]["GeneralsShapes"];
        };
        /** Map */
        GeneralsMap: {
            spaces: components["schemas"]["GeneralsSpace"][];
        };
        /**
         * Space
         * @description A space of the rules: ``map.json``.
         */
        GeneralsSpace: {
            id: string;
            /** @enum {unknown} */
            kind: "land" | "sea";
            supply: boolean;
            home_of: string | null;
            adjacent: string[];
        };
        /**
         * Shapes
         * @description ``shapes.json``.
         */
        GeneralsShapes: {
            canvas: components["schemas"]["GeneralsCanvas"];
            spaces: {
                [key: string]: components["schemas"]["GeneralsShape"];
            };
            straits: components["schemas"]["GeneralsStrait"][];
            coast: string;
            lines: components["schemas"]["GeneralsLines"];
            decor: components["schemas"]["GeneralsDecor"];
            wrap: components["schemas"]["GeneralsWrap"];
        };
        /** Canvas */
        GeneralsCanvas: {
            width: number;
            height: number;
        };
        /**
         * Shape
         * @description A space as it is drawn: outline, where its name stands, where its pieces do.
         */
        GeneralsShape: {
            /** @enum {unknown} */
            kind: "land" | "sea";
            d: string;
            label: components["schemas"]["GeneralsPoint"];
            anchor: components["schemas"]["GeneralsPoint"][];
            bbox: components["schemas"]["GeneralsRect"];
            star?: components["schemas"]["GeneralsPoint"];
        };
        /**
         * Point
         * @description A point of the drawing.
         */
        GeneralsPoint: {
            x: number;
            y: number;
        };
        /**
         * Rect
         * @description A box: a corner or a middle, as the data say, and its size.
         */
        GeneralsRect: {
            x: number;
            y: number;
            w: number;
            h: number;
        };
        /**
         * Strait
         * @description The way between two seas, and where its anchor stands.
         */
        GeneralsStrait: {
            id: string;
            controlled_by_land: string;
            connects: [
                string,
                string
            ];
            d: string;
            from: components["schemas"]["GeneralsPoint"];
            to: components["schemas"]["GeneralsPoint"];
            icon: components["schemas"]["GeneralsPoint"];
        };
        /** Lines */
        GeneralsLines: {
            land: string;
            sea: string;
            ice: string;
        };
        /** Decor */
        GeneralsDecor: {
            greenland: string;
            arctic: string;
            lakes: string;
            graticule: string;
        };
        /** Wrap */
        GeneralsWrap: {
            pairs: components["schemas"]["GeneralsSeam"][];
        };
        /**
         * Seam
         * @description Two spaces that touch across the edge of the sheet.
         */
        GeneralsSeam: {
            left: string;
            right: string;
            y: [
                number,
                number
            ];
        };
        GeneralsGame: {
            view: components["schemas"]["GeneralsView"];
            own: components["schemas"]["GeneralsOwn"];
            board: components["schemas"]["GeneralsBoard"];
            card: components["schemas"]["GeneralsCard"];
            answers: {
                supply: components["schemas"]["GeneralsSupplyAnswer"];
                prospect: components["schemas"]["GeneralsProspect"];
                alarms: components["schemas"]["GeneralsAlarms"];
            };
        };
        /**
         * View
         * @description All public facts, and the seat's own secrets.
         */
        ChurchillView: {
            scenario: string;
            edition: number;
            conference: number;
            last_conference: number;
            phase: string;
            turn: string | null;
            card: string | null;
            past: string[];
            issues: components["schemas"]["ChurchillIssueView"][];
            agenda: components["schemas"]["ChurchillAgendaView"][];
            agenda_winner: string | null;
            winner: string | null;
            debate: components["schemas"]["ChurchillDebateView"] | null;
            speech: components["schemas"]["ChurchillSpeechView"] | null;
            paranoia: boolean;
            purge: boolean;
            nations: components["schemas"]["ChurchillNationView"][];
            commitments: components["schemas"]["ChurchillCommitmentView"][];
            convoy: number;
            research: number;
            fronts: components["schemas"]["ChurchillFrontView"][];
            boxes: components["schemas"]["ChurchillBoxView"][];
            places: components["schemas"]["ChurchillPlaceView"][];
            reserves: components["schemas"]["ChurchillReserveView"][];
            axis: components["schemas"]["ChurchillAxisView"][];
            emperor: [
                boolean,
                boolean,
                boolean
            ];
            command: {
                [key: string]: string;
            };
            bomb: string;
            spy: string;
            global_issues: components["schemas"]["ChurchillGlobalView"][];
            score: {
                [key: string]: number;
            };
            score_parts: components["schemas"]["ChurchillScorePart"][];
            spread: number;
            alliance_spread: number;
            condition: string;
            endings: [
                string,
                string,
                string
            ];
            /** @default null */
            own: components["schemas"]["ChurchillOwn"] | null;
        };
        /**
         * IssueView
         * @description An issue marker: ``where`` is gone, display, center, track or chair; ``space`` is its distance.
         */
        ChurchillIssueView: {
            issue: string;
            where: string;
            seat: string | null;
            space: number;
            front: string | null;
            owed: number;
            activated: boolean;
        };
        /**
         * AgendaView
         * @description A nation's agenda card; card and value are known once all are revealed.
         */
        ChurchillAgendaView: {
            seat: string;
            played: boolean;
            card: string | null;
            value: number | null;
        };
        /**
         * DebateView
         * @description The advance that may be debated now.
         */
        ChurchillDebateView: {
            seat: string;
            issue: string;
            space: number;
            leader: boolean;
        };
        /**
         * SpeechView
         * @description Somebody has the floor and chooses the issue: a staff card, or the leader.
         */
        ChurchillSpeechView: {
            seat: string;
            card: string | null;
            leader: string | null;
            reach: {
                [key: string]: components["schemas"]["ChurchillReachView"];
            };
        };
        /**
         * ReachView
         * @description Where an issue would come to rest: on that seat's track, its chair at 7, the centre without a seat.
         */
        ChurchillReachView: {
            value: number;
            seat: string | null;
            space: number;
        };
        /** NationView */
        ChurchillNationView: {
            seat: string;
            leader: string;
            active: boolean;
            barred: boolean;
            ill: boolean;
            hand: number;
            draw: number;
            discard: string[];
            removed: string[];
            may_pass: boolean;
            victories: number;
            production: number;
            support: [
                number,
                number,
                number
            ];
            networks_due: number;
            alignments_due: number;
            networks_left: number;
            alignments_left: number;
            technology: number;
            secret_markers: number;
        };
        /**
         * CommitmentView
         * @description Production that the conference card commits.
         */
        ChurchillCommitmentView: {
            seat: string;
            left: number;
            support: string;
            places: string[];
        };
        /**
         * FrontView
         * @description A Front: space is None in its box, entry None at the end of its track; chances in percent.
         */
        ChurchillFrontView: {
            front: string;
            seat: string;
            position: number;
            space: string | null;
            entry: string | null;
            offensive: number;
            reserves: number;
            naval: number;
            naval_needed: number;
            strength: number;
            advance: number;
            breakthrough: number;
            blocked: components["schemas"]["ChurchillRefusal"] | null;
            roll: number;
        };
        /**
         * Refusal
         * @description Why something may not be chosen: the rule that forbids it.
         */
        ChurchillRefusal: {
            rule: string;
            id: string;
            /** @default {} */
            args: {
                [key: string]: string | number | string[];
            };
        };
        /** BoxView */
        ChurchillBoxView: {
            box: string;
            naval: number;
            limit: number;
        };
        /** PlaceView */
        ChurchillPlaceView: {
            country: string;
            colony: boolean;
            network: string | null;
            networks: number;
            alignment: string | null;
        };
        /**
         * ReserveView
         * @description An Axis reserve: how many are left in the game, and held back this conference.
         */
        ChurchillReserveView: {
            unit: string;
            left: number;
            withheld: number;
        };
        /** AxisView */
        ChurchillAxisView: {
            axis: string;
            surrendered: number;
        };
        /** GlobalView */
        ChurchillGlobalView: {
            id: string;
            seat: string | null;
            advantage: string | null;
        };
        /**
         * ScorePart
         * @description One line of a score: whose, how much, what for.
         */
        ChurchillScorePart: {
            side: string;
            amount: number;
            id: string;
            /** @default  */
            rule: string;
            /** @default {} */
            args: {
                [key: string]: string | number | string[];
            };
        };
        /**
         * Own
         * @description What only this seat knows.
         */
        ChurchillOwn: {
            hand: string[];
            agenda: string | null;
            secret: string[];
            secret_points: number;
            worth: {
                [key: string]: {
                    [key: string]: [
                        number,
                        number
                    ];
                };
            };
            reach: {
                [key: string]: {
                    [key: string]: components["schemas"]["ChurchillReachView"];
                };
            };
        };
        /**
         * OddsAnswer
         * @description 7.7 A Front's strength line by line, and how likely it advances one space, or breaks through to two.
         */
        ChurchillOddsAnswer: {
            front: string;
            strength: components["schemas"]["ChurchillSum"];
            stays: number;
            advance: number;
            breakthrough: number;
            blocked: components["schemas"]["ChurchillRefusal"] | null;
        };
        /**
         * Sum
         * @description A number and what makes it up. The amounts of its lines always add up to the total.
         *
         *         >>> value = Sum.of(4, "5.1", "printed").add(2, "5.21", "nationality").at_most(5, "5.3", "highest")
         *         >>> value.total
         *         5
         *         >>> [(line.amount, line.rule) for line in value.lines]
         *         [(4, '5.1'), (2, '5.21'), (-1, '5.3')]
         */
        ChurchillSum: {
            /** @default 0 */
            total: number;
            /** @default [] */
            lines: components["schemas"]["ChurchillModifier"][];
        };
        /**
         * Modifier
         * @description One line of a sum: how much, by which rule, what for.
         */
        ChurchillModifier: {
            amount: number;
            rule: string;
            id: string;
            /** @default {} */
            args: {
                [key: string]: string | number | string[];
            };
        };
        /**
         * WorthAnswer
         * @description 5.22, 5.24 How far a staff card would move an issue; a Chief of Staff with his best roll (5.25).
         */
        ChurchillWorthAnswer: {
            card: string;
            issue: string;
            advance: components["schemas"]["ChurchillSum"];
            debate: components["schemas"]["ChurchillSum"];
        };
        /**
         * Prospect
         * @description What a card would bring as things stand.
         *
         *         ``places`` are where it can be used, written as kind and name: ``space:ukraine``. ``none`` says why it
         *         would bring nothing at all, if so.
         */
        ChurchillProspect: {
            /** @default [] */
            places: string[];
            /** @default [] */
            lines: components["schemas"]["ChurchillRemark"][];
            /** @default null */
            none: components["schemas"]["ChurchillRefusal"] | null;
        };
        /**
         * Remark
         * @description One thing that a card would do, or may do.
         */
        ChurchillRemark: {
            id: string;
            /** @default  */
            rule: string;
            /** @default {} */
            args: {
                [key: string]: string | number | string[];
            };
        };
        /**
         * Alarms
         * @description The answer: the gravest first.
         */
        ChurchillAlarms: {
            alarms: components["schemas"]["ChurchillAlarm"][];
        };
        /**
         * Alarm
         * @description Something to look out for: a message, its rule; what it is about are the places among its arguments.
         */
        ChurchillAlarm: {
            id: string;
            rule: string;
            /** @default {} */
            args: {
                [key: string]: string | number | string[];
            };
            /** @default false */
            grave: boolean;
        };
        ChurchillCard: components["schemas"]["ChurchillStaffCard"] | components["schemas"]["ChurchillLeaderCard"] | components["schemas"]["ChurchillConferenceCard"];
        /** Board */
        ChurchillBoard: {
            map: components["schemas"]["ChurchillMap"];
            underlay: components["schemas"]["ChurchillUnderlay"];
        };
        /** Map */
        ChurchillMap: {
            issues: components["schemas"]["ChurchillIssue"][];
            fronts: components["schemas"]["ChurchillFront"][];
            theater_boxes: components["schemas"]["ChurchillBox"][];
            axis_spaces: components["schemas"]["ChurchillSpace"][];
            a_bomb_track: components["schemas"]["ChurchillBombTrack"];
            conference_table: components["schemas"]["ChurchillConferenceTable"];
        };
        /** Issue */
        ChurchillIssue: {
            id: string;
            class: string;
            nation: ("uk" | "us" | "ussr") | null;
            conditional?: boolean;
        };
        /** Front */
        ChurchillFront: {
            id: string;
            /** @enum {unknown} */
            owner: "uk" | "us" | "ussr";
            /** @enum {unknown} */
            theater: "europe" | "pacific";
            box: string;
            track: components["schemas"]["ChurchillSpace"][];
        };
        /**
         * Space
         * @description A space of a front's track, or the name of one that another track shares.
         */
        ChurchillSpace: {
            ref?: string;
            id?: string;
            amphibious?: boolean;
            b29?: boolean;
            kamikaze?: boolean;
            naval_min?: number;
        };
        /** Box */
        ChurchillBox: {
            id: string;
            /** @enum {unknown} */
            theater: "europe" | "pacific";
            front: string | null;
        };
        /** BombTrack */
        ChurchillBombTrack: {
            spaces: components["schemas"]["ChurchillBombStep"][];
        };
        /** BombStep */
        ChurchillBombStep: {
            id: string;
            confidence: string;
        };
        /** ConferenceTable */
        ChurchillConferenceTable: {
            global_issues: components["schemas"]["ChurchillGlobal"][];
        };
        /**
         * Global
         * @description A Global Issue lies between two nations; each has its advantage.
         */
        ChurchillGlobal: {
            id: string;
            between: [
                "uk" | "us" | "ussr",
                "uk" | "us" | "ussr"
            ];
            advantage: {
                [key: string]: string;
            };
        };
        /** Underlay */
        ChurchillUnderlay: {
            panels: components["schemas"]["ChurchillPanels"];
        };
        /** Panels */
        ChurchillPanels: {
            europe: components["schemas"]["ChurchillPanel"];
            pacific: components["schemas"]["ChurchillPanel"];
        };
        /**
         * Panel
         * @description The map of a theater.
         */
        ChurchillPanel: {
            width: number;
            height: number;
            layers: components["schemas"]["ChurchillLayers"];
            spaces: {
                [key: string]: components["schemas"]["ChurchillStop"];
            };
            boxes: {
                [key: string]: components["schemas"]["ChurchillRect"];
            };
            leadership: components["schemas"]["ChurchillRect"];
            locations: {
                [key: string]: components["schemas"]["ChurchillPoint"];
            };
            tracks: components["schemas"]["ChurchillTrack"][];
            links: components["schemas"]["ChurchillLink"][];
            labels: components["schemas"]["ChurchillLabel"][];
        };
        /** Layers */
        ChurchillLayers: {
            land: components["schemas"]["ChurchillLand"];
            lakes: string;
            states: components["schemas"]["ChurchillStates"];
            borders: string;
        };
        /** Land */
        ChurchillLand: {
            paths: string[];
        };
        /** States */
        ChurchillStates: {
            items: {
                [key: string]: string;
            };
        };
        /**
         * Stop
         * @description Where a space of a track lies; the last one is an Axis power's home.
         */
        ChurchillStop: {
            x: number;
            y: number;
            axis?: boolean;
        };
        /**
         * Rect
         * @description A box: a corner or a middle, as the data say, and its size.
         */
        ChurchillRect: {
            x: number;
            y: number;
            w: number;
            h: number;
        };
        /**
         * Point
         * @description A point of the drawing.
         */
        ChurchillPoint: {
            x: number;
            y: number;
        };
        /** Track */
        ChurchillTrack: {
            front: string;
            box: string;
            spaces: string[];
            d: string;
        };
        /**
         * Link
         * @description The line from a country or colony to the space it belongs to.
         */
        ChurchillLink: {
            location: string;
            to: string;
            d: string;
        };
        /**
         * Label
         * @description A name of the scenery, in both languages.
         */
        ChurchillLabel: {
            kind: string;
            en: string;
            ru: string;
            x: number;
            y: number;
            angle: number;
            size: number;
            spacing: number;
            size_ru?: number;
            spacing_ru?: number;
        };
        /**
         * StaffCard
         * @description A staff card; the Chief of Staff has no value but a die.
         */
        ChurchillStaffCard: {
            /** @enum {unknown} */
            type: "staff";
            id: string;
            /** @enum {unknown} */
            seat: "uk" | "us" | "ussr";
            value: number | null;
            confidence: components["schemas"]["ChurchillStaffConfidence"];
            chief_of_staff?: boolean;
        };
        /** StaffConfidence */
        ChurchillStaffConfidence: {
            overall: string;
        };
        /** LeaderCard */
        ChurchillLeaderCard: {
            /** @enum {unknown} */
            type: "leader";
            id: string;
            /** @enum {unknown} */
            seat: "uk" | "us" | "ussr";
            value: number;
            confidence: components["schemas"]["ChurchillLeaderConfidence"];
        };
        /** LeaderConfidence */
        ChurchillLeaderConfidence: {
            ability: string;
            fail_number?: string;
        };
        /** ConferenceCard */
        ChurchillConferenceCard: {
            /** @enum {unknown} */
            type: "conference";
            id: string;
            conference: number;
            bands: components["schemas"]["ChurchillBand"][];
        };
        /**
         * Band
         * @description One of the five bands of a conference card.
         */
        ChurchillBand: {
            /** @enum {unknown} */
            color: "blue" | "gray" | "green" | "red" | "white";
            confidence: string;
        };
        ChurchillGame: {
            view: components["schemas"]["ChurchillView"];
            own: components["schemas"]["ChurchillOwn"];
            board: components["schemas"]["ChurchillBoard"];
            card: components["schemas"]["ChurchillCard"];
            answers: {
                odds: components["schemas"]["ChurchillOddsAnswer"];
                worth: components["schemas"]["ChurchillWorthAnswer"];
                prospect: components["schemas"]["ChurchillProspect"];
                production: components["schemas"]["ChurchillSum"];
                alarms: components["schemas"]["ChurchillAlarms"];
            };
        };
        /**
         * View
         * @description Everything on the table.
         */
        NoRetreatView: {
            scenario: string;
            turn: number;
            last_turn: number;
            active: string;
            phase: string;
            weather: string;
            forecast: string[];
            initiative: string;
            event_vp: number;
            high_tide: number | null;
            sudden_death: components["schemas"]["NoRetreatSuddenDeath"] | null;
            no_sudden_death: boolean;
            goal: components["schemas"]["NoRetreatGoal"] | null;
            area: string[];
            sides: components["schemas"]["NoRetreatSideView"][];
            units: components["schemas"]["NoRetreatUnitView"][];
            axis_control: string[];
            targets: string[];
            scorched: string[];
            works: string[];
            deck: number;
            discards: number;
            top_discard: string | null;
            joker: string | null;
            battle: components["schemas"]["NoRetreatBattleView"] | null;
            events: [
                number,
                number,
                number
            ];
            /** @default null */
            own: components["schemas"]["NoRetreatOwn"] | null;
        };
        /**
         * SuddenDeath
         * @description 12.2 The next check: when, for whom, and the points that must be exceeded.
         */
        NoRetreatSuddenDeath: {
            turn: number;
            seat: string;
            points: number;
        };
        /**
         * Goal
         * @description 12.0 What decides a scenario at the end of its last turn, in place of the campaign's victories.
         */
        NoRetreatGoal: {
            turn: number;
            seat: string;
            points: number;
            cities: string[];
            objectives: number;
            keys: string[];
            uncertain: boolean;
        };
        /**
         * SideView
         * @description One of the two sides.
         */
        NoRetreatSideView: {
            seat: string;
            hand: number;
            support: number;
            points: number;
            keys: string[];
            keys_needed: number;
            counterblows: string[];
        };
        /**
         * UnitView
         * @description A counter: on the map, or in a box; which side is up, and what it is marked with.
         */
        NoRetreatUnitView: {
            unit: string;
            space: string | null;
            box: string | null;
            face: number;
            steps: number;
            marks: string[];
            due: number;
        };
        /**
         * BattleView
         * @description The battle under way.
         */
        NoRetreatBattleView: {
            attacker: string;
            attackers: string[];
            defenders: string[];
            targets: string[];
            counter: boolean;
            support: boolean;
            cards: string[];
            odds: string;
            shifts: number;
            die: number;
            result: string | null;
        };
        /**
         * Own
         * @description What only this seat knows: its hand; and the other one's while a card lets it look (card 25).
         */
        NoRetreatOwn: {
            hand: string[];
            drawn: string[];
            inspected: string[];
        };
        /**
         * SupplyAnswer
         * @description 6.0 The supply of units, the cities that supply them, and the hexes with a land line.
         */
        NoRetreatSupplyAnswer: {
            units: components["schemas"]["NoRetreatFed"][];
            cities: string[];
            land: string[];
        };
        /**
         * Fed
         * @description How a unit is supplied: the way of its land line, or what blocks it.
         */
        NoRetreatFed: {
            unit: string;
            how: string;
            line: string[];
            blocks: components["schemas"]["NoRetreatBlock"][];
        };
        /**
         * Block
         * @description A hex where a supply line ends, and why (6.3).
         */
        NoRetreatBlock: {
            space: string;
            why: string;
        };
        /**
         * ZoneAnswer
         * @description 8.5 A side's zone of control, and where enemy units cancel it for themselves (8.5.4).
         */
        NoRetreatZoneAnswer: {
            spaces: string[];
            cancelled: string[];
        };
        /**
         * ReachAnswer
         * @description 8.0 Where a unit could go if it moved now.
         */
        NoRetreatReachAnswer: {
            points: number;
            spaces: components["schemas"]["NoRetreatStep"][];
        };
        /**
         * Step
         * @description A place in reach: what it costs, the way there, and the points left to go on with.
         */
        NoRetreatStep: {
            space: string;
            cost: number;
            path: string[];
            left: number;
        };
        /**
         * OddsAnswer
         * @description 10.5 An attack before it is declared: strengths, shifts and results, line by line.
         */
        NoRetreatOddsAnswer: {
            attackers: string[];
            attack: components["schemas"]["NoRetreatSum"];
            defence: components["schemas"]["NoRetreatSum"];
            ratio: string | null;
            shifts: components["schemas"]["NoRetreatSum"];
            odds: string;
            chances: components["schemas"]["NoRetreatChance"][];
            retreats: components["schemas"]["NoRetreatRetreatAnswer"][];
            /** @default null */
            support: components["schemas"]["NoRetreatSupported"] | null;
        };
        /**
         * Sum
         * @description A number and what makes it up. The amounts of its lines always add up to the total.
         *
         *         >>> value = Sum.of(4, "5.1", "printed").add(2, "5.21", "nationality").at_most(5, "5.3", "highest")
         *         >>> value.total
         *         5
         *         >>> [(line.amount, line.rule) for line in value.lines]
         *         [(4, '5.1'), (2, '5.21'), (-1, '5.3')]
         */
        NoRetreatSum: {
            /** @default 0 */
            total: number;
            /** @default [] */
            lines: components["schemas"]["NoRetreatModifier"][];
        };
        /**
         * Modifier
         * @description One line of a sum: how much, by which rule, what for.
         */
        NoRetreatModifier: {
            amount: number;
            rule: string;
            id: string;
            /** @default {} */
            args: {
                [key: string]: string | number | string[];
            };
        };
        /**
         * Chance
         * @description A result of the table, how likely it is, and the message that says what it would do.
         */
        NoRetreatChance: {
            result: string;
            chance: number;
            does: string;
            faces: number[];
        };
        /**
         * RetreatAnswer
         * @description 10.7.5 The retreats that are open to a unit.
         */
        NoRetreatRetreatAnswer: {
            unit: string;
            ends: string[];
        };
        /**
         * Supported
         * @description 10.6.2 The same attack with a support marker that its side has.
         */
        NoRetreatSupported: {
            markers: number;
            shift: number;
            odds: string;
            chances: components["schemas"]["NoRetreatChance"][];
        };
        /**
         * DistanceAnswer
         * @description How far it is from one space to another, by each way.
         */
        NoRetreatDistanceAnswer: {
            start: string;
            goal: string;
            ways: components["schemas"]["NoRetreatPassage"][];
        };
        /**
         * Passage
         * @description One way from a space to another; costs are -1 where there is none.
         */
        NoRetreatPassage: {
            way: string;
            cost: number;
            path: string[];
            closed: components["schemas"]["NoRetreatBarrier"][];
            around: number;
        };
        /**
         * Barrier
         * @description A space of a way that the enemy closes: the message that says why, and its rule.
         */
        NoRetreatBarrier: {
            space: string;
            why: string;
            rule: string;
        };
        /**
         * PointsAnswer
         * @description 12.7 The points of both sides; 5.2 the cards that each would draw now.
         */
        NoRetreatPointsAnswer: {
            axis: components["schemas"]["NoRetreatSum"];
            soviet: components["schemas"]["NoRetreatSum"];
            axis_draws: components["schemas"]["NoRetreatSum"];
            soviet_draws: components["schemas"]["NoRetreatSum"];
        };
        /**
         * Prospect
         * @description What a card would bring as things stand.
         *
         *         ``places`` are where it can be used, written as kind and name: ``space:ukraine``. ``none`` says why it
         *         would bring nothing at all, if so.
         */
        NoRetreatProspect: {
            /** @default [] */
            places: string[];
            /** @default [] */
            lines: components["schemas"]["NoRetreatRemark"][];
            /** @default null */
            none: components["schemas"]["NoRetreatRefusal"] | null;
        };
        /**
         * Remark
         * @description One thing that a card would do, or may do.
         */
        NoRetreatRemark: {
            id: string;
            /** @default  */
            rule: string;
            /** @default {} */
            args: {
                [key: string]: string | number | string[];
            };
        };
        /**
         * Refusal
         * @description Why something may not be chosen: the rule that forbids it.
         */
        NoRetreatRefusal: {
            rule: string;
            id: string;
            /** @default {} */
            args: {
                [key: string]: string | number | string[];
            };
        };
        /**
         * FrontAnswer
         * @description The places behind each side's front.
         */
        NoRetreatFrontAnswer: {
            axis: string[];
            soviet: string[];
        };
        /**
         * Alarms
         * @description The answer: the gravest first.
         */
        NoRetreatAlarms: {
            alarms: components["schemas"]["NoRetreatAlarm"][];
        };
        /**
         * Alarm
         * @description Something to look out for: a message, its rule; what it is about are the places among its arguments.
         */
        NoRetreatAlarm: {
            id: string;
            rule: string;
            /** @default {} */
            args: {
                [key: string]: string | number | string[];
            };
            /** @default false */
            grave: boolean;
        };
        /**
         * Card
         * @description A card with an event for each side.
         */
        NoRetreatCard: {
            id: string;
            type: string;
            number: number;
            axis: components["schemas"]["NoRetreatHalf"];
            soviet: components["schemas"]["NoRetreatHalf"];
            removed_in_1945: boolean;
            added_in_1945: boolean;
            confidence: string;
        };
        /** Board */
        NoRetreatBoard: {
            map: components["schemas"]["NoRetreatMap"];
            underlay: components["schemas"]["NoRetreatUnderlay"];
            units: components["schemas"]["NoRetreatUnits"];
            turn_track: components["schemas"]["NoRetreatTurnTrack"];
        };
        /** Map */
        NoRetreatMap: {
            grid: components["schemas"]["NoRetreatGrid"];
            hexes: components["schemas"]["NoRetreatHex"][];
            water: components["schemas"]["NoRetreatWater"][];
            areas: components["schemas"]["NoRetreatArea"][];
        };
        /** Grid */
        NoRetreatGrid: {
            columns: number;
            rows: number;
        };
        /**
         * Hex
         * @description A hex of the map.
         */
        NoRetreatHex: {
            id: string;
            col: number;
            row: number;
            terrain: string;
            country: string;
            region: string;
            vp: number;
            objective: ("axis" | "soviet") | null;
            seas: string[];
            edge: ("axis" | "soviet") | null;
            river_sides: {
                [key: string]: string;
            };
            blocked_sides: {
                [key: string]: string;
            };
            areas: string[];
            neighbors: {
                [key: string]: string;
            };
            city?: components["schemas"]["NoRetreatTown"];
            oil?: components["schemas"]["NoRetreatTown"];
        };
        /** Town */
        NoRetreatTown: {
            name_en: string;
            name_ru: string;
            /** @enum {unknown} */
            start_owner: "axis" | "soviet";
        };
        /** Water */
        NoRetreatWater: {
            id: string;
            body: string;
        };
        /**
         * Area
         * @description Finland and the Balkans: one place each, off the grid of hexes.
         */
        NoRetreatArea: {
            id: string;
            name_en: string;
            name_ru: string;
            adjacent_hexes: string[];
            adjacent_areas: string[];
            draw_cells: string[];
        };
        /** Underlay */
        NoRetreatUnderlay: {
            canvas: components["schemas"]["NoRetreatCanvas"];
            layers: components["schemas"]["NoRetreatLayers"];
            labels: components["schemas"]["NoRetreatWords"];
        };
        /**
         * Canvas
         * @description The part of the plane that is drawn.
         */
        NoRetreatCanvas: {
            x: number;
            y: number;
            width: number;
            height: number;
        };
        /** Layers */
        NoRetreatLayers: {
            land: components["schemas"]["NoRetreatLand"];
            grid_outline: components["schemas"]["NoRetreatOutline"];
            lakes: components["schemas"]["NoRetreatLakes"];
            rivers: components["schemas"]["NoRetreatOutlines"];
            upper_courses: components["schemas"]["NoRetreatOutlines"];
            streams: components["schemas"]["NoRetreatOutline"];
            border_1941: components["schemas"]["NoRetreatOutline"];
            regions: components["schemas"]["NoRetreatRegions"];
            areas: components["schemas"]["NoRetreatDrawnAreas"];
        };
        /**
         * Land
         * @description Coasts, a path for each piece of land.
         */
        NoRetreatLand: {
            paths: string[];
        };
        /**
         * Outline
         * @description A path of SVG.
         */
        NoRetreatOutline: {
            d: string;
        };
        /** Lakes */
        NoRetreatLakes: {
            items: components["schemas"]["NoRetreatOutline"][];
            minor: string;
        };
        /**
         * Outlines
         * @description Several of them.
         */
        NoRetreatOutlines: {
            items: components["schemas"]["NoRetreatOutline"][];
        };
        /** Regions */
        NoRetreatRegions: {
            lines: components["schemas"]["NoRetreatOutline"][];
        };
        /** DrawnAreas */
        NoRetreatDrawnAreas: {
            items: components["schemas"]["NoRetreatDrawnArea"][];
        };
        /**
         * DrawnArea
         * @description How an area off the grid is drawn, and where its units stand.
         */
        NoRetreatDrawnArea: {
            id: string;
            outline: string;
            border: string;
            x: number;
            y: number;
        };
        /**
         * Words
         * @description All of them.
         */
        NoRetreatWords: {
            items: components["schemas"]["NoRetreatWord"][];
        };
        /**
         * Word
         * @description A word on the map in both languages, and how it is set; in Russian it may be set smaller.
         */
        NoRetreatWord: {
            /** @enum {unknown} */
            kind: "country" | "island" | "ocean" | "region" | "river" | "sea";
            en: string;
            ru: string;
            x: number;
            y: number;
            angle: number;
            size: number;
            spacing: number;
            size_ru?: number;
            spacing_ru?: number;
        };
        /** Units */
        NoRetreatUnits: {
            units: components["schemas"]["NoRetreatUnit"][];
        };
        /** Unit */
        NoRetreatUnit: {
            id: string;
            /** @enum {unknown} */
            player: "axis" | "soviet";
            nationality: string;
            name_en: string;
            name_ru: string;
            front: components["schemas"]["NoRetreatFace"];
            back: components["schemas"]["NoRetreatFace"] | null;
            removed: components["schemas"]["NoRetreatRemoval"] | null;
            confidence: string;
        };
        /** Face */
        NoRetreatFace: {
            strength: number;
            movement: number;
            type: string;
            name_en: string;
            name_ru: string;
            white_strength: boolean;
            bracketed_no_zoc: boolean;
        };
        /**
         * Removal
         * @description 13.5 When a unit leaves the game, if a turn says it.
         */
        NoRetreatRemoval: {
            turn?: number;
        };
        /** TurnTrack */
        NoRetreatTurnTrack: {
            turns: components["schemas"]["NoRetreatTurn"][];
        };
        /** Turn */
        NoRetreatTurn: {
            turn: number;
            year: number;
            period_en: string;
            period_ru: string;
            blitz: number;
            shock: number;
            sudden_death: components["schemas"]["NoRetreatThreshold"] | null;
            red_event: components["schemas"]["NoRetreatRedEvent"] | null;
            effects: components["schemas"]["NoRetreatEffect"][];
            arrivals: string[];
        };
        /** Threshold */
        NoRetreatThreshold: {
            threshold: {
                [key: string]: number;
            };
        };
        /** RedEvent */
        NoRetreatRedEvent: {
            name_en: string;
            name_ru: string;
        };
        /**
         * Effect
         * @description 13.5 What a turn brings, or a rule that begins or ends with it.
         */
        NoRetreatEffect: {
            code: string;
            rule: string;
        };
        /**
         * Half
         * @description One side's event on a card.
         */
        NoRetreatHalf: {
            initiative: ("axis" | "soviet") | null;
            timing: string[];
            play_immediately: boolean;
        };
        NoRetreatGame: {
            view: components["schemas"]["NoRetreatView"];
            own: components["schemas"]["NoRetreatOwn"];
            board: components["schemas"]["NoRetreatBoard"];
            card: components["schemas"]["NoRetreatCard"];
            answers: {
                supply: components["schemas"]["NoRetreatSupplyAnswer"];
                zones: components["schemas"]["NoRetreatZoneAnswer"];
                reach: components["schemas"]["NoRetreatReachAnswer"];
                odds: components["schemas"]["NoRetreatOddsAnswer"];
                retreats: components["schemas"]["NoRetreatRetreatAnswer"];
                distance: components["schemas"]["NoRetreatDistanceAnswer"];
                points: components["schemas"]["NoRetreatPointsAnswer"];
                prospect: components["schemas"]["NoRetreatProspect"];
                front: components["schemas"]["NoRetreatFrontAnswer"];
                alarms: components["schemas"]["NoRetreatAlarms"];
            };
        };
        /**
         * View
         * @description Everything on the table.
         */
        EmpireView: {
            scenario: string;
            turn: number;
            last_turn: number;
            year: number;
            active: string;
            phase: string;
            sides: components["schemas"]["EmpireSideView"][];
            units: components["schemas"]["EmpireUnitView"][];
            japanese: string[];
            tracks: components["schemas"]["EmpireTracks"];
            offensive: components["schemas"]["EmpireOffensiveView"] | null;
            /** @default null */
            own: components["schemas"]["EmpireOwn"] | null;
        };
        /**
         * SideView
         * @description One of the two sides.
         */
        EmpireSideView: {
            seat: string;
            hand: number;
            deck: number;
            discards: string[];
            removed: string[];
            future: boolean;
            future_turn: number;
            passes: number;
            drawn: number;
            shipping: number;
            shipping_left: number;
            rivalry: boolean;
        };
        /**
         * UnitView
         * @description A counter: on the map or in a box, which side is up, its marks, and whether it is in supply.
         */
        EmpireUnitView: {
            unit: string;
            space: string | null;
            box: string | null;
            face: number;
            marks: string[];
            due: number;
            supplied: boolean;
        };
        /**
         * Tracks
         * @description The tracks and markers beside the map.
         */
        EmpireTracks: {
            will: number;
            europe: number;
            china: string;
            divisions: number;
            burma_road: string;
            india: string;
            escorts: number;
            flags: string[];
            built: string[];
            tokyo_express: string | null;
            surrendered: string[];
            regained: string[];
            kept_naval: number;
            kept_air: number;
            resources: number;
            progress: number;
            progress_need: number;
        };
        /**
         * OffensiveView
         * @description The offensive under way.
         */
        EmpireOffensiveView: {
            seat: string;
            step: number;
            card: string;
            event: boolean;
            hq: string | null;
            value: number;
            limit: number;
            count: number;
            spotted: boolean;
            intelligence: string;
            battles: components["schemas"]["EmpireBattleView"][];
            landings: string[];
            reaction_hq: string | null;
            reaction_limit: number;
            reaction_count: number;
            reactions: string[];
        };
        /**
         * BattleView
         * @description A hex with a battle, or with a landing that may become one.
         */
        EmpireBattleView: {
            space: string;
            flyers: string[];
            special: boolean;
        };
        /**
         * Own
         * @description What only this seat knows: its hand, and the card it has set aside.
         */
        EmpireOwn: {
            hand: string[];
            future: string | null;
        };
        /**
         * SupplyAnswer
         * @description 6.2 Whether a unit is in supply: by which line, or what blocks the best one.
         */
        EmpireSupplyAnswer: {
            unit: string;
            supplied: boolean;
            how: components["schemas"]["EmpireRemark"];
            hq: string | null;
            line: components["schemas"]["EmpireLeg"][];
            would_be: components["schemas"]["EmpireLeg"][];
            blocks: components["schemas"]["EmpireBlock"][];
            fate: string;
            hqs: string[];
            closed: string[];
        };
        /**
         * Remark
         * @description One thing that a card would do, or may do.
         */
        EmpireRemark: {
            id: string;
            /** @default  */
            rule: string;
            /** @default {} */
            args: {
                [key: string]: string | number | string[];
            };
        };
        /**
         * Leg
         * @description A hex of a line, and how the line comes to it: "sea", "land", or "start".
         */
        EmpireLeg: {
            space: string;
            way: string;
        };
        /**
         * Block
         * @description A hex that stops a line: the message that says why, its rule, and the units that do it.
         */
        EmpireBlock: {
            space: string;
            why: string;
            rule: string;
            /** @default [] */
            units: string[];
        };
        /**
         * NetworkAnswer
         * @description 6.2 The supply of a whole side: where its lines come from and reach, and every unit.
         */
        EmpireNetworkAnswer: {
            sources: string[];
            hqs: components["schemas"]["EmpireFed"][];
            sea: string[];
            land: string[];
            ports: string[];
            units: components["schemas"]["EmpireFed"][];
        };
        /**
         * Fed
         * @description A unit and its supply in brief.
         */
        EmpireFed: {
            unit: string;
            supplied: boolean;
            fate: string;
        };
        /**
         * ZonesAnswer
         * @description 6.4 A side's zone of influence, and the part of it that the enemy does not neutralise.
         */
        EmpireZonesAnswer: {
            zone: string[];
            effective: string[];
            neutralised: string[];
            projectors: components["schemas"]["EmpireProjector"][];
        };
        /**
         * Projector
         * @description 6.4 A carrier or air unit and the zone that it projects; one without supply projects none.
         */
        EmpireProjector: {
            unit: string;
            space: string;
            projects: boolean;
            neutralises: boolean;
            hexes: string[];
        };
        /**
         * ZoneAnswer
         * @description 6.4 The zones over one hex.
         */
        EmpireZoneAnswer: {
            space: string;
            sides: components["schemas"]["EmpireZoneSide"][];
        };
        /**
         * ZoneSide
         * @description Who of a side projects a zone into the hex, who of them neutralises, and whether it closes the hex.
         */
        EmpireZoneSide: {
            seat: string;
            units: string[];
            neutralising: string[];
            effective: boolean;
        };
        /**
         * RangeAnswer
         * @description 6.3 The hexes in which a headquarters may activate units, which units, and how many of them.
         */
        EmpireRangeAnswer: {
            unit: string;
            hexes: string[];
            efficiency: components["schemas"]["EmpireSum"];
            unfit: components["schemas"]["EmpireRefusal"] | null;
            units: components["schemas"]["EmpireReady"][];
        };
        /**
         * Sum
         * @description A number and what makes it up. The amounts of its lines always add up to the total.
         *
         *         >>> value = Sum.of(4, "5.1", "printed").add(2, "5.21", "nationality").at_most(5, "5.3", "highest")
         *         >>> value.total
         *         5
         *         >>> [(line.amount, line.rule) for line in value.lines]
         *         [(4, '5.1'), (2, '5.21'), (-1, '5.3')]
         */
        EmpireSum: {
            /** @default 0 */
            total: number;
            /** @default [] */
            lines: components["schemas"]["EmpireModifier"][];
        };
        /**
         * Modifier
         * @description One line of a sum: how much, by which rule, what for.
         */
        EmpireModifier: {
            amount: number;
            rule: string;
            id: string;
            /** @default {} */
            args: {
                [key: string]: string | number | string[];
            };
        };
        /**
         * Refusal
         * @description Why something may not be chosen: the rule that forbids it.
         */
        EmpireRefusal: {
            rule: string;
            id: string;
            /** @default {} */
            args: {
                [key: string]: string | number | string[];
            };
        };
        /**
         * Ready
         * @description A unit that a headquarters may activate, or the rule by which it may not.
         */
        EmpireReady: {
            unit: string;
            why_not: components["schemas"]["EmpireRefusal"] | null;
        };
        /**
         * ActivationAnswer
         * @description 6.3 The activation line from a headquarters to a unit, or what stands against it.
         */
        EmpireActivationAnswer: {
            hq: string;
            unit: string;
            why_not: components["schemas"]["EmpireRefusal"] | null;
            line: components["schemas"]["EmpireLeg"][];
            would_be: components["schemas"]["EmpireLeg"][];
            blocks: components["schemas"]["EmpireBlock"][];
        };
        /**
         * ReachAnswer
         * @description 8.0 Where a unit or a stack could go, by each way of moving.
         */
        EmpireReachAnswer: {
            units: string[];
            value: number;
            ways: components["schemas"]["EmpireWay"][];
        };
        /**
         * Way
         * @description One way of moving: the verb that does it, how far it goes, and where to; or why it is closed.
         */
        EmpireWay: {
            /** @enum {unknown} */
            way: "air" | "barge" | "ground" | "landing" | "naval" | "strategic";
            verb: string;
            rule: string;
            allowance: number;
            why_not: components["schemas"]["EmpireRefusal"] | null;
            spaces: components["schemas"]["EmpireReached"][];
        };
        /**
         * Reached
         * @description A hex in reach: what it costs, a way there, and what to know before one goes.
         */
        EmpireReached: {
            space: string;
            cost: number;
            path: string[];
            warnings: components["schemas"]["EmpireRemark"][];
        };
        /** StackAnswer */
        EmpireStackAnswer: {
            space: string;
            sides: components["schemas"]["EmpireStackSide"][];
        };
        /**
         * StackSide
         * @description 8.24, 8.34, 8.48 How full a hex is for a side.
         */
        EmpireStackSide: {
            seat: string;
            ships: number;
            ships_limit: number;
            others: number;
            others_limit: number;
            over: boolean;
        };
        /**
         * DistanceAnswer
         * @description How far it is from one space to another, by each way.
         */
        EmpireDistanceAnswer: {
            start: string;
            goal: string;
            ways: components["schemas"]["EmpirePassage"][];
        };
        /**
         * Passage
         * @description One way from a space to another; costs are -1 where there is none.
         */
        EmpirePassage: {
            way: string;
            cost: number;
            path: string[];
            closed: components["schemas"]["EmpireBarrier"][];
            around: number;
        };
        /**
         * Barrier
         * @description A space of a way that the enemy closes: the message that says why, and its rule.
         */
        EmpireBarrier: {
            space: string;
            why: string;
            rule: string;
        };
        /**
         * BattleAnswer
         * @description 9.0 A battle, declared or only thought of, before it is fought.
         */
        EmpireBattleAnswer: {
            space: string;
            declared: boolean;
            attacker: string;
            intelligence: string;
            stages: components["schemas"]["EmpireStage"][];
            notes: components["schemas"]["EmpireRemark"][];
        };
        /**
         * Stage
         * @description The air-naval or the ground stage: the active side first. Chances that it wins, from 0 to 1.
         */
        EmpireStage: {
            /** @enum {unknown} */
            stage: "air_naval" | "ground";
            rule: string;
            fires: components["schemas"]["EmpireFiring"][];
            wins: number;
        };
        /**
         * Firing
         * @description A side's fire in one stage: its strength unit by unit, what is added to the die, and the ten faces.
         */
        EmpireFiring: {
            seat: string;
            units: string[];
            strength: components["schemas"]["EmpireSum"];
            modifiers: components["schemas"]["EmpireSum"];
            outcomes: components["schemas"]["EmpireOutcome"][];
            hits: number;
            steps: number;
            steps_chances: number[];
            /** @enum {unknown} */
            order: "first" | "second" | "together";
            bombards: boolean;
        };
        /**
         * Outcome
         * @description What a die gives: its face, the modified roll, the points, whether a critical hit.
         */
        EmpireOutcome: {
            die: number;
            roll: number;
            hits: number;
            critical: boolean;
        };
        /**
         * OffensiveAnswer
         * @description 7.2 The offensive as a list of its steps; none while nothing is under way.
         */
        EmpireOffensiveAnswer: {
            seat: string | null;
            card: string | null;
            steps: components["schemas"]["EmpireOffensiveStep"][];
            intelligence: components["schemas"]["EmpireSum"];
            intercept: number;
            chance: number;
        };
        /**
         * OffensiveStep
         * @description One of the fourteen steps: done, under way, still to come, or passed over.
         */
        EmpireOffensiveStep: {
            number: number;
            id: string;
            rule: string;
            seat: string;
            /** @enum {unknown} */
            state: "coming" | "done" | "now" | "skipped";
            remark: components["schemas"]["EmpireRemark"] | null;
        };
        /**
         * ReactionAnswer
         * @description 5.32 What is being answered, and with what one could answer it.
         */
        EmpireReactionAnswer: {
            answered: string | null;
            remark: components["schemas"]["EmpireRemark"] | null;
            cards: components["schemas"]["EmpireReactionCard"][];
            headquarters: components["schemas"]["EmpireReady"][];
        };
        /**
         * ReactionCard
         * @description A reaction card in one's own hand: playable now, or why not.
         */
        EmpireReactionCard: {
            card: string;
            why_not: components["schemas"]["EmpireRefusal"] | null;
        };
        /**
         * ReportAnswer
         * @description 4.1 The strategic phase in one view: of this turn and of what comes next.
         */
        EmpireReportAnswer: {
            turn: number;
            arrivals: components["schemas"]["EmpireArrival"][];
            pools: components["schemas"]["EmpirePool"][];
            submarines: components["schemas"]["EmpireSum"];
            submarines_chance: number;
            raids: components["schemas"]["EmpireRaid"][];
            hands: components["schemas"]["EmpireHand"][];
            sunk: boolean;
            bombed: number;
            remarks: components["schemas"]["EmpireRemark"][];
        };
        /** Arrival */
        EmpireArrival: {
            unit: string;
            seat: string;
            turn: number;
            id: string;
            places: string[];
        };
        /**
         * Pool
         * @description 11.0 Replacement steps of a kind: those left now, those of the turn, and what they could restore.
         */
        EmpirePool: {
            seat: string;
            id: string;
            now: number;
            turn: number;
            units: string[];
        };
        /**
         * Raid
         * @description 12.3 A strategic bomber: whether it can bomb Japan, and its chance.
         */
        EmpireRaid: {
            unit: string;
            why_not: components["schemas"]["EmpireRefusal"] | null;
            chance: number;
        };
        /**
         * Hand
         * @description 12.1, 12.5 How many cards and passes a side gets at the next deal, as things stand.
         */
        EmpireHand: {
            seat: string;
            cards: components["schemas"]["EmpireSum"];
            passes: number;
        };
        /** NationsAnswer */
        EmpireNationsAnswer: {
            countries: components["schemas"]["EmpireCountry"][];
        };
        /**
         * Country
         * @description 13.0 A country: what the enemy must still take before it surrenders, or be taken back.
         */
        EmpireCountry: {
            nation: string;
            /** @enum {unknown} */
            state: "holds" | "regained" | "surrendered";
            keys: string[];
            missing: string[];
            will: number;
            remark: components["schemas"]["EmpireRemark"];
        };
        /**
         * WillAnswer
         * @description 16.0 US will: what this turn would change in it if it ended now; the progress of the war; victory.
         */
        EmpireWillAnswer: {
            will: number;
            after: components["schemas"]["EmpireSum"];
            progress: number;
            need: number;
            checked: boolean;
            taken: string[];
            lost: string[];
            conditions: components["schemas"]["EmpireCondition"][];
        };
        /**
         * Condition
         * @description A condition of victory or of will: whether it holds now, with what is still needed in its arguments.
         */
        EmpireCondition: {
            remark: components["schemas"]["EmpireRemark"];
            holds: boolean;
            seat: string;
            /** @default [] */
            spaces: string[];
        };
        /**
         * PointsAnswer
         * @description 17.0 The points of a scenario as they stand; nothing where the campaign's conditions hold.
         */
        EmpirePointsAnswer: {
            total: number;
            parts: components["schemas"]["EmpireScorePart"][];
            lines: components["schemas"]["EmpireScorePart"][];
            levels: components["schemas"]["EmpireLevel"][];
        };
        /**
         * ScorePart
         * @description One line of a score: whose, how much, what for.
         */
        EmpireScorePart: {
            side: string;
            amount: number;
            id: string;
            /** @default  */
            rule: string;
            /** @default {} */
            args: {
                [key: string]: string | number | string[];
            };
        };
        /**
         * Level
         * @description 17.0 A level of victory by points, and whether the points stand there now.
         */
        EmpireLevel: {
            id: string;
            least: number | null;
            most: number | null;
            now: boolean;
        };
        /**
         * FrontAnswer
         * @description The hexes behind each side's front.
         */
        EmpireFrontAnswer: {
            japan: string[];
            allies: string[];
        };
        /**
         * Prospect
         * @description What a card would bring as things stand.
         *
         *         ``places`` are where it can be used, written as kind and name: ``space:ukraine``. ``none`` says why it
         *         would bring nothing at all, if so.
         */
        EmpireProspect: {
            /** @default [] */
            places: string[];
            /** @default [] */
            lines: components["schemas"]["EmpireRemark"][];
            /** @default null */
            none: components["schemas"]["EmpireRefusal"] | null;
        };
        /**
         * Alarms
         * @description The answer: the gravest first.
         */
        EmpireAlarms: {
            alarms: components["schemas"]["EmpireAlarm"][];
        };
        /**
         * Alarm
         * @description Something to look out for: a message, its rule; what it is about are the places among its arguments.
         */
        EmpireAlarm: {
            id: string;
            rule: string;
            /** @default {} */
            args: {
                [key: string]: string | number | string[];
            };
            /** @default false */
            grave: boolean;
        };
        /**
         * Card
         * @description A strategy card; its title is the message ``card-<id>``, what it does the message's ``.text``.
         */
        EmpireCard: {
            id: string;
            /** @enum {unknown} */
            seat: "allies" | "japan";
            number: number;
            type: string;
            reaction: string;
            ops: number;
            oc_intel: number;
            ec_intel: number | null;
            condition: string;
            logistic: components["schemas"]["EmpireLogistics"] | null;
            hqs: string[];
            remove: boolean;
            draw: boolean;
            will: boolean;
            forced: boolean;
            confidence: string;
        };
        /** Board */
        EmpireBoard: {
            map: components["schemas"]["EmpireMap"];
            underlay: components["schemas"]["EmpireUnderlay"];
            units: components["schemas"]["EmpireUnit"][];
            boxes: string[];
            turns: components["schemas"]["EmpireTurn"][];
            tracks: components["schemas"]["EmpireTrackBoxes"];
            phases: string[];
            marks: string[];
            scenarios: components["schemas"]["EmpireScenario"][];
        };
        /**
         * Map
         * @description Columns and rows are numbered as in the ids of hexes: two digits each.
         */
        EmpireMap: {
            first_column: number;
            columns: number;
            rows: number;
            terrains: string[];
            hexes: {
                [key: string]: components["schemas"]["EmpireHex"];
            };
            transport_routes: components["schemas"]["EmpireRoute"][];
            nations: components["schemas"]["EmpireNation"][];
            regions: {
                [key: string]: string[];
            };
        };
        /**
         * Hex
         * @description A hex of the map.
         */
        EmpireHex: {
            terrain: string;
            coastal: boolean;
            port: boolean;
            airfield: boolean;
            resource: boolean;
            city: string | null;
            named_location: boolean;
            sides: string[];
            confidence: string;
            name?: string;
            name_ru?: string;
            nation?: string;
            region?: string;
            island?: string;
            /** @enum {unknown} */
            control_1941?: "AL" | "JP" | "none";
            supply_source?: string[];
        };
        /**
         * Route
         * @description 8.42 A transport route between two hexes; open when all of these are built.
         */
        EmpireRoute: {
            from: string;
            to: string;
            kind: string;
            requires_built: string[];
            confidence: string;
        };
        /**
         * Nation
         * @description 13.0 A country: its hexes, and those that decide whether it surrenders (none: a track decides).
         */
        EmpireNation: {
            id: string;
            hexes: string[];
            keys: string[];
        };
        /** Underlay */
        EmpireUnderlay: {
            canvas: components["schemas"]["EmpireCanvas"];
            layers: components["schemas"]["EmpireLayers"];
            labels: components["schemas"]["EmpireWords"];
        };
        /**
         * Canvas
         * @description The part of the plane that is drawn.
         */
        EmpireCanvas: {
            x: number;
            y: number;
            width: number;
            height: number;
        };
        /** Layers */
        EmpireLayers: {
            land: components["schemas"]["EmpireLand"];
            grid_outline: components["schemas"]["EmpireOutline"];
            islets: components["schemas"]["EmpireOutline"];
            reefs: components["schemas"]["EmpireOutline"];
            borders: components["schemas"]["EmpireBorders"];
        };
        /**
         * Land
         * @description Coasts, a path for each piece of land.
         */
        EmpireLand: {
            paths: string[];
        };
        /**
         * Outline
         * @description A path of SVG.
         */
        EmpireOutline: {
            d: string;
        };
        /** Borders */
        EmpireBorders: {
            lines: components["schemas"]["EmpireBorderLine"][];
        };
        /** BorderLine */
        EmpireBorderLine: {
            d: string;
            /** @enum {unknown} */
            kind: "colonial" | "context" | "game";
        };
        /**
         * Words
         * @description All of them.
         */
        EmpireWords: {
            items: components["schemas"]["EmpireWord"][];
        };
        /**
         * Word
         * @description A word on the map in both languages, and how it is set; in Russian it may be set smaller.
         */
        EmpireWord: {
            /** @enum {unknown} */
            kind: "country" | "island" | "ocean" | "region" | "river" | "sea";
            en: string;
            ru: string;
            x: number;
            y: number;
            angle: number;
            size: number;
            spacing: number;
            size_ru?: number;
            spacing_ru?: number;
        };
        /**
         * Unit
         * @description A counter: what is printed on it. Its name is the message ``unit-<id>``.
         */
        EmpireUnit: {
            id: string;
            /** @enum {unknown} */
            seat: "allies" | "japan";
            label: string;
            kind: string;
            type: string;
            nationality: string;
            service: string;
            size: string;
            faces: components["schemas"]["EmpireFace"][];
            range: number;
            extended: number;
            parenthetical: boolean;
            dot: boolean;
            pool: string;
            amphibious: boolean;
            asp: [
                number,
                number
            ];
            b29: boolean;
            pair: string;
            carries: boolean;
            carried: boolean;
            europe: boolean;
            efficiency: number;
            command: string;
            commanded_by: string[];
            event_card: string;
            confidence: string;
        };
        /** Face */
        EmpireFace: {
            attack: number;
            defense: number;
        };
        /** Turn */
        EmpireTurn: {
            turn: number;
            year: number;
            months: [
                number,
                number
            ];
        };
        /**
         * TrackBoxes
         * @description The tracks beside the map, and the words of those that have boxes, from the Allies' best to Japan's.
         */
        EmpireTrackBoxes: {
            will: components["schemas"]["EmpireRange"];
            europe: components["schemas"]["EmpireRange"];
            escorts: components["schemas"]["EmpireRange"];
            divisions: components["schemas"]["EmpireRange"];
            china: string[];
            india: string[];
            burma_road: string[];
            flags: string[];
        };
        /** Range */
        EmpireRange: {
            least: number;
            most: number;
        };
        /** Scenario */
        EmpireScenario: {
            id: string;
            rule: string;
            first_turn: number;
            last_turn: number;
            area: string[];
            victory: string;
            short: boolean;
        };
        /**
         * Logistics
         * @description 5.31 How many units an event activates, besides the efficiency of the headquarters.
         */
        EmpireLogistics: {
            base: number;
            plus_ops: number | null;
            led_by: {
                [key: string]: number;
            };
        };
        EmpireGame: {
            view: components["schemas"]["EmpireView"];
            own: components["schemas"]["EmpireOwn"];
            board: components["schemas"]["EmpireBoard"];
            card: components["schemas"]["EmpireCard"];
            answers: {
                supply: components["schemas"]["EmpireSupplyAnswer"];
                network: components["schemas"]["EmpireNetworkAnswer"];
                zones: components["schemas"]["EmpireZonesAnswer"];
                zone: components["schemas"]["EmpireZoneAnswer"];
                range: components["schemas"]["EmpireRangeAnswer"];
                activation: components["schemas"]["EmpireActivationAnswer"];
                reach: components["schemas"]["EmpireReachAnswer"];
                stack: components["schemas"]["EmpireStackAnswer"];
                distance: components["schemas"]["EmpireDistanceAnswer"];
                battle: components["schemas"]["EmpireBattleAnswer"];
                offensive: components["schemas"]["EmpireOffensiveAnswer"];
                reaction: components["schemas"]["EmpireReactionAnswer"];
                report: components["schemas"]["EmpireReportAnswer"];
                nations: components["schemas"]["EmpireNationsAnswer"];
                will: components["schemas"]["EmpireWillAnswer"];
                points: components["schemas"]["EmpirePointsAnswer"];
                front: components["schemas"]["EmpireFrontAnswer"];
                prospect: components["schemas"]["EmpireProspect"];
                alarms: components["schemas"]["EmpireAlarms"];
            };
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    ApiMeMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not logged in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no such method */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description stale or conflicting */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiAccountRegister: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Credentials"];
            };
        };
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not logged in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no such method */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description stale or conflicting */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiSessionLogIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Credentials"];
            };
        };
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not logged in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no such method */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description stale or conflicting */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiSessionLogOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, nothing follows */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not logged in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no such method */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description stale or conflicting */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiNoticesNotices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Notice"][];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not logged in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no such method */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description stale or conflicting */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiNoticesDismiss: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                notice: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, nothing follows */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not logged in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no such method */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description stale or conflicting */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiMailMail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailInfo"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not logged in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no such method */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description stale or conflicting */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiMailMailTo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MailAsked"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailInfo"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not logged in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no such method */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description stale or conflicting */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiMailNoMail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, nothing follows */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not logged in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no such method */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description stale or conflicting */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiMailConfirmConfirm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MailToken"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailInfo"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not logged in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no such method */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description stale or conflicting */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiMailStopStop: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MailToken"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailInfo"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not logged in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no such method */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description stale or conflicting */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiPasswordPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordGiven"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not logged in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no such method */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description stale or conflicting */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiResetAskReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetAsked"];
            };
        };
        responses: {
            /** @description Request fulfilled, nothing follows */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not logged in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no such method */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description stale or conflicting */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiResetPasswordUseReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetUsed"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not logged in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no such method */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description stale or conflicting */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiSessionsSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionInfo"][];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not logged in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no such method */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description stale or conflicting */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiSessionsEndOthers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, nothing follows */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not logged in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no such method */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description stale or conflicting */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiSessionsEndSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                session: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, nothing follows */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not logged in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no such method */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description stale or conflicting */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiAccountDataOwnData: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnData"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not logged in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no such method */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description stale or conflicting */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiAccountDeleteDeleteAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Farewell"];
            };
        };
        responses: {
            /** @description Request fulfilled, nothing follows */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not logged in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no such method */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description stale or conflicting */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiMatchesIdReturnComeBack: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GuestReturns"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not logged in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no such method */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description stale or conflicting */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiLinkOwnLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GuestLink"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not logged in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no such method */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description stale or conflicting */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiMatchesIdLinksGuestsLinks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not logged in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no such method */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description stale or conflicting */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiMatchesIdSeatsLinkRenewLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                seat: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GuestLink"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not logged in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no such method */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description stale or conflicting */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiTidingsTidings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tidings"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not logged in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no such method */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description stale or conflicting */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiTidingsHabitsKeepHabits: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Habits"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tidings"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not logged in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no such method */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description stale or conflicting */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiTidingsPushAddPush: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PushAsked"];
            };
        };
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChannelInfo"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not logged in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no such method */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description stale or conflicting */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiTidingsHooksAddHook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HookAsked"];
            };
        };
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChannelInfo"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not logged in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no such method */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description stale or conflicting */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiTidingsChannelEndChannel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                channel: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, nothing follows */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not logged in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no such method */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description stale or conflicting */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiTidingsChannelTryTryChannel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                channel: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tried"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not logged in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no such method */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description stale or conflicting */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiPeopleNamePerson: {
        parameters: {
            query?: {
                language?: "en" | "ru";
            };
            header?: never;
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonInfo"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not logged in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no such method */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description stale or conflicting */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiGamesPageGamePage: {
        parameters: {
            query?: {
                scenario?: string | null;
                language?: "en" | "ru";
            };
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GamePage"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not logged in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no such method */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description stale or conflicting */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiRelationsRelations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RelationInfo"][];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not logged in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no such method */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description stale or conflicting */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiPeopleNameRelationRelate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RelationSet"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RelationInfo"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not logged in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no such method */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description stale or conflicting */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiPeopleNameReportReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportMade"];
            };
        };
        responses: {
            /** @description Request fulfilled, nothing follows */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not logged in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no such method */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description stale or conflicting */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiModerationModeration: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Moderation"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not logged in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no such method */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description stale or conflicting */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiModerationModerate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ModeratorAct"];
            };
        };
        responses: {
            /** @description Request fulfilled, nothing follows */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not logged in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no such method */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description stale or conflicting */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiTokensTokens: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenInfo"][];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not logged in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no such method */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description stale or conflicting */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiTokensMakeToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TokenAsked"];
            };
        };
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenMade"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not logged in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no such method */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description stale or conflicting */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiTokensRevokeToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, nothing follows */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not logged in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no such method */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description stale or conflicting */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiBotsBots: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BotAccount"][];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not logged in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no such method */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description stale or conflicting */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiBotsAddBot: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BotAsked"];
            };
        };
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BotAccount"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not logged in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no such method */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description stale or conflicting */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiStreamStream: {
        parameters: {
            query?: {
                seconds?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Additional response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": string;
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not logged in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no such method */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description stale or conflicting */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiRecordsRecords: {
        parameters: {
            query?: {
                game?: string | null;
                after?: string | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Additional response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": string;
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not logged in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no such method */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description stale or conflicting */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiGamesGames: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameInfo"][];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not logged in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no such method */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description stale or conflicting */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiGamesStaticStatic: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Additional response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameStatic"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not logged in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no such method */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description stale or conflicting */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiMatchesListMatches: {
        parameters: {
            query?: {
                skip?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Lobby"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not logged in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no such method */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description stale or conflicting */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiMatchesCreate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewMatch"];
            };
        };
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchInfo"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not logged in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no such method */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description stale or conflicting */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiMeanwhileOthersDid: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: components["schemas"]["EventInfo"][];
                    };
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not logged in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no such method */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description stale or conflicting */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiMatchesIdInfo: {
        parameters: {
            query?: {
                token?: string | null;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchInfo"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not logged in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no such method */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description stale or conflicting */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiMatchesIdRemove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, nothing follows */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not logged in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no such method */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description stale or conflicting */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiMatchesIdTableTable: {
        parameters: {
            query?: {
                n?: number | null;
                seat?: string | null;
                after?: number;
                epoch?: number | null;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Table"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not logged in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no such method */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description stale or conflicting */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiMatchesIdTextTableText: {
        parameters: {
            query?: {
                language?: "en" | "ru";
                n?: number | null;
                seat?: string | null;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableText"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not logged in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no such method */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description stale or conflicting */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiMatchesIdStretchStretch: {
        parameters: {
            query: {
                since: number;
                to: number;
                seat?: string | null;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Stretch"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not logged in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no such method */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description stale or conflicting */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiMatchesIdQueryNameQuery: {
        parameters: {
            query?: {
                target?: string[] | null;
                n?: number | null;
                seat?: string | null;
            };
            header?: never;
            path: {
                id: string;
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChurchillAlarms"] | components["schemas"]["ChurchillOddsAnswer"] | components["schemas"]["ChurchillProspect"] | components["schemas"]["ChurchillSum"] | components["schemas"]["ChurchillWorthAnswer"] | components["schemas"]["EmpireActivationAnswer"] | components["schemas"]["EmpireAlarms"] | components["schemas"]["EmpireBattleAnswer"] | components["schemas"]["EmpireDistanceAnswer"] | components["schemas"]["EmpireFrontAnswer"] | components["schemas"]["EmpireNationsAnswer"] | components["schemas"]["EmpireNetworkAnswer"] | components["schemas"]["EmpireOffensiveAnswer"] | components["schemas"]["EmpirePointsAnswer"] | components["schemas"]["EmpireProspect"] | components["schemas"]["EmpireRangeAnswer"] | components["schemas"]["EmpireReachAnswer"] | components["schemas"]["EmpireReactionAnswer"] | components["schemas"]["EmpireReportAnswer"] | components["schemas"]["EmpireStackAnswer"] | components["schemas"]["EmpireSupplyAnswer"] | components["schemas"]["EmpireWillAnswer"] | components["schemas"]["EmpireZoneAnswer"] | components["schemas"]["EmpireZonesAnswer"] | components["schemas"]["GeneralsAlarms"] | components["schemas"]["GeneralsProspect"] | components["schemas"]["GeneralsSupplyAnswer"] | components["schemas"]["NoRetreatAlarms"] | components["schemas"]["NoRetreatDistanceAnswer"] | components["schemas"]["NoRetreatFrontAnswer"] | components["schemas"]["NoRetreatOddsAnswer"] | components["schemas"]["NoRetreatPointsAnswer"] | components["schemas"]["NoRetreatProspect"] | components["schemas"]["NoRetreatReachAnswer"] | components["schemas"]["NoRetreatRetreatAnswer"] | components["schemas"]["NoRetreatSupplyAnswer"] | components["schemas"]["NoRetreatZoneAnswer"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not logged in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no such method */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description stale or conflicting */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiMatchesIdWhyWhy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WhyAsked"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Why"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not logged in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no such method */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description stale or conflicting */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiMatchesIdCurveCurve: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Curve"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not logged in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no such method */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description stale or conflicting */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiMatchesIdRecordRecord: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not logged in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no such method */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description stale or conflicting */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiMatchesIdChoicesChoose: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChoiceMade"];
            };
        };
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Progress"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not logged in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no such method */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description stale or conflicting */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiMatchesIdUndoUndo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UndoAsked"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Progress"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not logged in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no such method */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description stale or conflicting */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiMatchesIdResignResign: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeatAsked"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchInfo"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not logged in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no such method */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description stale or conflicting */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiMatchesIdOrdersOrders: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrdersGiven"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrdersGiven"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not logged in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no such method */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description stale or conflicting */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiMatchesIdSeatsSit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                seat: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeatWish"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchInfo"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not logged in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no such method */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description stale or conflicting */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiMatchesIdRematchRematch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RematchAsked"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchInfo"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not logged in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no such method */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description stale or conflicting */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiMatchesIdJoinJoin: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationTaken"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchInfo"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not logged in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no such method */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description stale or conflicting */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiMatchesIdGuestGuest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GuestAsked"];
            };
        };
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not logged in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no such method */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description stale or conflicting */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiMatchesIdTakebackPoints: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": number[];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not logged in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no such method */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description stale or conflicting */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiMatchesIdTakebackTakeback: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TakebackWish"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Progress"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not logged in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no such method */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description stale or conflicting */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiMatchesIdTakebackAnswerAnswer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TakebackAnswer"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Progress"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not logged in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no such method */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description stale or conflicting */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiMatchesIdClaimClaim: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchInfo"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not logged in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no such method */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description stale or conflicting */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiMatchesIdPausePause: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PauseWish"];
            };
        };
        responses: {
            /** @description Request fulfilled, nothing follows */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not logged in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no such method */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description stale or conflicting */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiMatchesImportImportRecord: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchInfo"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not logged in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no such method */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description stale or conflicting */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiMatchesIdForkFork: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ForkAsked"];
            };
        };
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchInfo"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not logged in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no such method */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description stale or conflicting */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiMatchesIdTitleRename: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Renamed"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchInfo"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not logged in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no such method */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description stale or conflicting */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiMatchesIdHooksHooks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChannelInfo"][];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not logged in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no such method */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description stale or conflicting */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiMatchesIdHooksAddMatchHook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HookAsked"];
            };
        };
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChannelInfo"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not logged in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no such method */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description stale or conflicting */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiMatchesIdHooksChannelEndMatchHook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                channel: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, nothing follows */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not logged in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no such method */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description stale or conflicting */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiMatchesIdHooksChannelTryTryMatchHook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                channel: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tried"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not logged in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no such method */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description stale or conflicting */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiMatchesIdNotesNotes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Note"][];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not logged in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no such method */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description stale or conflicting */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiMatchesIdNotesNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Note"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Note"][];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not logged in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no such method */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description stale or conflicting */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiMatchesIdHintHint: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HintAsked"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Hints"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not logged in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no such method */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description stale or conflicting */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiMatchesIdAnalysisAnalysis: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Analysis"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not logged in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no such method */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description stale or conflicting */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiMatchesIdChatChat: {
        parameters: {
            query?: {
                after?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatLine"][];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not logged in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no such method */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description stale or conflicting */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiMatchesIdChatSay: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Said"];
            };
        };
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatLine"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not logged in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no such method */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description stale or conflicting */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiLessonsListLessons: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LessonInfo"][];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not logged in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no such method */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description stale or conflicting */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiGamesPuzzlesListPuzzles: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PuzzleInfo"][];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not logged in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no such method */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description stale or conflicting */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiGamesLessonsLessonTexts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LessonTexts"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not logged in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no such method */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description stale or conflicting */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiGamesPuzzlesTextsPuzzleTexts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LessonTexts"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not logged in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no such method */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description stale or conflicting */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiLessonsGameTeach: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
                lesson: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchInfo"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not logged in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no such method */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description stale or conflicting */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiVisitGameLessonVisit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
                lesson: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchInfo"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not logged in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no such method */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description stale or conflicting */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiMatchesIdCoachingCoaching: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Coaching"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not logged in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no such method */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description stale or conflicting */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiMatchesIdCoachingBackBackToLesson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Progress"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not logged in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no such method */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description stale or conflicting */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiHealthHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not logged in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no such method */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description stale or conflicting */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
}
